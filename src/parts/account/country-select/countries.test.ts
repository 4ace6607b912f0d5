import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCountries, homeCountry, nameCountries, nativeName, type Country } from './countries.ts'

const all = getCountries().map((countryCode) => ({
  countryCode,
  countryDialingCode: getCountryCallingCode(countryCode),
}))
const natives: ReadonlyMap<string, string> = new Map(
  all.flatMap(({ countryCode }) => [[countryCode, nativeName(countryCode) ?? ''] as const]),
)
const codes = (list: readonly Country[]): string[] => list.map(({ countryCode }) => countryCode)

describe('the countries', () => {
  test('are named in the language and stand in its order, the brand’s own first', () => {
    const spanish = nameCountries(all, 'es', 'VN')
    expect(spanish[0]).toEqual({ countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' })
    expect(codes(spanish.slice(1, 4))).toEqual(['AF', 'AL', 'DE'])
    expect(nameCountries(all, 'es', undefined)[0]?.countryCode).toBe('AF')
  })

  test('keep a code that the browser does not know', () => {
    const [known, strange] = nameCountries(
      [
        { countryCode: '1!', countryDialingCode: '999' },
        { countryCode: 'AR', countryDialingCode: '54' },
      ],
      'en',
      'AR',
    )
    expect([known?.name, strange?.name]).toEqual(['Argentina', '1!'])
    expect(nativeName('1!')).toBeNull()
  })
})

test.each([
  [['es-AR', 'en-US'], 'AR'],
  [['es', 'en-US'], 'US'],
  [['vi'], 'VN'],
  [['zh-Hans-CN'], 'CN'],
  [['not a tag', 'th'], 'TH'],
  [[], undefined],
])('a browser of %j seems to be in %s', (languages, country) => {
  expect(homeCountry(languages)).toBe(country)
})

describe('finding a country', () => {
  const english = nameCountries(all, 'en', 'AR')

  test.each([
    ['viet', 'VN'],
    ['Việt', 'VN'],
    ['日本', 'JP'],
    ['deutsch', 'DE'],
    ['türk', 'TR'],
    ['TURK', 'TR'],
    ['ไทย', 'TH'],
    ['cote', 'CI'],
    ['br', 'BR'],
    ['gb', 'GB'],
    ['84', 'VN'],
    ['+84', 'VN'],
    ['＋８４', 'VN'],
    ['kingdom', 'GB'],
    ['korea', 'KP'],
  ])('%j gives %s first', (typed, code) => {
    expect(findCountries(english, natives, typed)[0]?.countryCode).toBe(code)
  })

  test('gives every country of a shared code, and longer codes that begin so', () => {
    const found = findCountries(english, natives, '+1')
    expect(codes(found)).toEqual(expect.arrayContaining(['US', 'CA', 'JM']))
    expect(new Set(found.map(({ countryDialingCode }) => countryDialingCode))).toEqual(new Set(['1']))
    expect(codes(findCountries(english, natives, '35')).length).toBeGreaterThan(5)
  })

  test('gives all for nothing typed and none for nonsense', () => {
    expect(findCountries(english, natives, '  ')).toBe(english)
    expect(findCountries(english, natives, 'zzzz')).toEqual([])
  })

  test('finds each country by its own name, native name, code and dialling code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...english), ({ countryCode, countryDialingCode, name }) => {
        for (const typed of [
          name,
          natives.get(countryCode) || name,
          countryCode,
          countryDialingCode,
          `+${countryDialingCode}`,
        ])
          expect(codes(findCountries(english, natives, typed)), typed).toContain(countryCode)
      }),
    )
  })

  test('answers anything at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const found = codes(findCountries(english, natives, typed))
        expect(new Set(found).size).toBe(found.length)
      }),
      { numRuns: 30 },
    )
  })
})
