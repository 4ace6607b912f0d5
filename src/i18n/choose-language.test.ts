import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLanguage, languageInAddress } from './choose-language.ts'

const TY = { code: 'TY', catalogue: 'es' }
const EN = { code: 'EN', catalogue: 'en' }
const VI = { code: 'VI', catalogue: 'vi' }
const offered = [TY, EN, VI]

test.each([
  ['nothing stored: the default', null, null, EN],
  ['the stored one', 'VI', null, VI],
  ['the stored one wins over the one before', 'VI', 'TY', VI],
  ['an unknown stored one: the one before', 'XX', 'TY', TY],
  ['both unknown: the default', 'XX', 'YY', EN],
  ['codes are exact', 'vi', null, EN],
  ['empty text is no code', '', '', EN],
])('%s', (_, lang, hisLang, expected) => {
  expect(chooseLanguage(offered, 'EN', { lang, hisLang })).toBe(expected)
})

test('a default that is not offered falls to the first', () => {
  expect(chooseLanguage(offered, 'ID', { lang: null, hisLang: null })).toBe(TY)
})

test('nothing offered is refused', () => {
  expect(() => chooseLanguage([], 'EN', { lang: null, hisLang: null })).toThrow(/no language/)
})

test('whatever is stored, the choice is one of those offered', () => {
  const stored = fc.option(fc.oneof(fc.string(), fc.constantFrom('TY', 'EN', 'VI')), { nil: null })
  fc.assert(
    fc.property(stored, stored, (lang, hisLang) => {
      expect(offered).toContain(chooseLanguage(offered, 'EN', { lang, hisLang }))
    }),
  )
})

test.each([
  ['?lang=es', 'es'],
  ['?lang=ZH-HANS', 'zh-Hans'],
  ['?a=b&lang=es-AR', 'es-AR'],
  ['?lang=fr', undefined],
  ['?lang=', undefined],
  ['?lang=TY', undefined],
  ['', undefined],
])('an address with %j names %s', (search, tag) => {
  const tags = ['es', 'zh-Hans', 'es-AR'].map((one) => ({ tag: one }))
  expect(languageInAddress(tags, search)?.tag).toBe(tag)
})
