import { expect, test } from 'vitest'
import { LIVE_CLASSES } from '../../../rules/games/vendors/live-classes.ts'
import { firstClasses } from './first-classes.ts'

test('the first classes that there are tables of stand in the spec’s order', () => {
  const offered = new Set(['MAHJONG', 'ROULETTE', 'BACCARAT'] as const)
  expect([...firstClasses(offered)]).toEqual(['BACCARAT', 'ROULETTE', 'MAHJONG'])
  expect([...firstClasses(new Set())]).toEqual([])
})

test('there are seven at the most, and as many places before they are known', () => {
  const all = firstClasses(new Set(LIVE_CLASSES))
  expect([...all]).toEqual(LIVE_CLASSES.slice(0, 7))
  expect(firstClasses(null)).toEqual(all)
})
