import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brandSchema } from '../brand/schema.ts'
import { DEFAULT_TEXTS, brandText } from './brand-text.ts'
import { createI18n } from './setup.ts'

test('a text of the brand is looked up by itself, and shows as it stands without wording', () => {
  const i18n = createI18n('es', { 'The night is on': ['La noche está en marcha'] })
  expect(brandText(i18n, 'The night is on')).toBe('La noche está en marcha')
  expect(brandText(i18n, 'A {brace} and more')).toBe('A {brace} and more')
  expect(brandText(i18n, 'constructor')).toBe('constructor')
})

test("the schema's default words are messages, so that they are translated", () => {
  const brand = v.parse(brandSchema, {
    schemaVersion: 1,
    id: 'plain',
    name: 'Plain',
    merchantCode: 'plain',
    domains: ['plain.example'],
    languages: [{ code: 'EN', catalogue: 'en' }],
    defaultLanguage: 'EN',
    loginedToHomePage: false,
  })
  const texts = DEFAULT_TEXTS.map(({ message }) => message)
  expect(texts).toContain(brand.hero.headline)
  expect(texts).toContain(brand.hero.line)
})
