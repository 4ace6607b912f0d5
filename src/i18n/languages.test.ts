import { expect, test } from 'vitest'
import { LANGUAGES, languageOf, layersOf, nameAmong, PSEUDO_LANGUAGES, REGIONS } from './languages.ts'

const all = [...LANGUAGES, ...REGIONS, ...PSEUDO_LANGUAGES]

test('there are forty languages, their regions and two pseudo ones, each once', () => {
  expect(LANGUAGES).toHaveLength(40)
  expect(PSEUDO_LANGUAGES.map(({ tag }) => tag)).toEqual(['ar-XB', 'en-XA'])
  expect(new Set(all.map(({ tag }) => tag)).size).toBe(all.length)
  expect(new Set(all.map(({ nativeName }) => nativeName)).size).toBe(all.length)
})

test('every tag is canonical BCP 47 and known to Intl', () => {
  for (const { tag } of all) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(Intl.PluralRules.supportedLocalesOf(tag), tag).toEqual([tag])
  }
})

test('the direction is that of the script', () => {
  for (const { tag, direction } of [...LANGUAGES, ...REGIONS]) {
    const script = new Intl.Locale(tag).maximize().script ?? ''
    expect(direction, tag).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr')
  }
})

test('a catalogue names its language', () => {
  expect(languageOf('zh-Hans')).toEqual({ tag: 'zh-Hans', nativeName: '简体中文', direction: 'ltr' })
  expect(languageOf('ar-XB').direction).toBe('rtl')
  expect(() => languageOf('TY')).toThrow('"TY"')
})

test('a region is a form of a whole language, and begins with its tag', () => {
  for (const { tag, base } of REGIONS) {
    expect(LANGUAGES.map((language) => language.tag)).toContain(base)
    expect(tag.startsWith(`${base}-`)).toBe(true)
  }
})

test('a catalogue is made of its base and itself, any other of itself alone', () => {
  expect(layersOf('es-AR')).toEqual(['es', 'es-AR'])
  expect(['es', 'zh-Hans', 'ar-XB', 'TY'].map(layersOf)).toEqual([['es'], ['zh-Hans'], ['ar-XB'], ['TY']])
})

test('the picker names a region only beside its language', () => {
  expect(nameAmong('es-AR', ['es-AR', 'en'])).toBe('Español')
  expect(nameAmong('es-AR', ['es', 'es-AR'])).toBe('Español (Argentina)')
  expect(nameAmong('es', ['es', 'es-AR'])).toBe('Español')
  expect(nameAmong('zh-Hans', ['zh-Hans', 'zh-Hant'])).toBe('简体中文')
})
