import { expect, test } from 'vitest'
import { spotsOf } from './spots.ts'

const paysOf = (table: string, language: string): (string | undefined)[] =>
  ['player', 'banker', 'tie'].map((id) => spotsOf(table, (key) => key, language).find((spot) => spot.id === id)?.pays)

test('what a spot pays is written with the decimals of the page’s language', () => {
  expect(paysOf('baccarat', 'en')).toEqual(['1:1', '0.95:1', '8:1'])
  expect(paysOf('baccarat', 'es')).toEqual(['1:1', '0,95:1', '8:1'])
})
