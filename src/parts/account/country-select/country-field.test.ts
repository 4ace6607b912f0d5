import { expect, test } from 'vitest'
import { chosenCountry, countryFor } from './country-field.ts'

const country = (countryCode: string, countryDialingCode: string) => ({
  countryCode,
  countryDialingCode,
  name: countryCode,
})
const AR = country('AR', '54')
const US = country('US', '1')
const CA = country('CA', '1')
const ALL = [AR, US, CA]

test.each([
  ['+54', AR],
  ['54', AR],
  ['0054', AR],
  [' ar ', AR],
  ['+1', US],
  ['CA', CA],
  ['+99', undefined],
  ['arg', undefined],
  ['', undefined],
])('%j means %o', (written, meant) => {
  expect(countryFor(ALL, AR, written)).toBe(meant)
})

test('of countries that share a code, the one that is chosen stays', () => {
  expect(countryFor(ALL, CA, '+1')).toBe(CA)
})

test.each([
  [null, '', AR],
  [null, ' ', AR],
  [null, '+1', US],
  [null, '54', AR],
  [null, '+99', undefined],
  [null, 'x', undefined],
  ['CA', '+54', CA],
  ['XX', '+1', US],
])('after the choice %j and what was written, %j, a field shows %o', (choice, written, shown) => {
  expect(chosenCountry(ALL, choice, written)).toBe(shown)
})
