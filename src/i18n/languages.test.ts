import { expect, test } from 'vitest'
import { LANGUAGES, languageOf, PSEUDO_LANGUAGES } from './languages.ts'

const all = [...LANGUAGES, ...PSEUDO_LANGUAGES]

test('there are forty languages and two pseudo ones, each once', () => {
  expect(LANGUAGES).toHaveLength(40)
  expect(PSEUDO_LANGUAGES.map(({ tag }) => tag)).toEqual(['ar-XB', 'en-XA'])
  expect(new Set(all.map(({ tag }) => tag)).size).toBe(42)
  expect(new Set(all.map(({ nativeName }) => nativeName)).size).toBe(42)
})

test('every tag is canonical BCP 47 and known to Intl', () => {
  for (const { tag } of all) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(Intl.PluralRules.supportedLocalesOf(tag), tag).toEqual([tag])
  }
})

test('the direction is that of the script', () => {
  for (const { tag, direction } of LANGUAGES) {
    const script = new Intl.Locale(tag).maximize().script ?? ''
    expect(direction, tag).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr')
  }
})

test('a catalogue names its language', () => {
  expect(languageOf('zh-Hans')).toEqual({ tag: 'zh-Hans', nativeName: '简体中文', direction: 'ltr' })
  expect(languageOf('ar-XB').direction).toBe('rtl')
  expect(() => languageOf('TY')).toThrow('"TY"')
})
