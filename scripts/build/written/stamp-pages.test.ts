import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brandSchema } from '../../../src/brand/schema.ts'
import type { BrandPage } from '../../brands/gate/pages.ts'
import { goodConfig } from '../../brands/fixtures/good.ts'
import { stampPages } from './stamp-pages.ts'

const LANGUAGES = [
  { code: 'EN', catalogue: 'en' },
  { code: 'TY', catalogue: 'es-AR' },
  { code: 'VI', catalogue: 'vi' },
]
const own = (catalogue: string, name: BrandPage['name'], text: string): BrandPage => ({ catalogue, name, text })
const stamp = (pages: readonly BrandPage[], said: object = {}) =>
  stampPages(
    { brand: v.parse(brandSchema, { ...goodConfig('casa'), languages: LANGUAGES, ...said }), pages },
    (_, text) => text,
  )

test('a brand that has written nothing shows ours, in each of its languages', () => {
  const { files, page, bundled } = stamp([])
  expect(files).toHaveLength(3 * 13)
  expect(files.every(({ path }) => `/${path}`.startsWith(`${bundled.base}/`))).toBe(true)
  expect(['EN', 'TY', 'VI'].map((code) => page(code, 'terms').language)).toEqual(['en', 'es', 'vi'])
  expect(page('EN', 'about').title).toBe('About Casa casa')
})

test('a page of its own is never mixed with ours: where a language lacks it, the default one’s stands there', () => {
  const { page } = stamp([own('en', 'about', '# Ours\n\nWe.'), own('es', 'terms', '# Términos\n\nSon estos.')])
  const shown = (code: string, name: BrandPage['name']) => [page(code, name).title, page(code, name).language]
  expect(['EN', 'TY', 'VI'].map((code) => shown(code, 'about'))).toEqual(LANGUAGES.map(() => ['Ours', 'en']))
  // The default language has none, so the one that there is.
  expect(['EN', 'TY', 'VI'].map((code) => shown(code, 'terms'))).toEqual(LANGUAGES.map(() => ['Términos', 'es']))
})

test('a region has its own, and its language’s where it has none', () => {
  const { page } = stamp([
    own('es', 'about', '# Nosotros\n\nSomos.'),
    own('es-AR', 'about', '# Acá\n\nSomos.'),
    own('es', 'join', '# Empleo\n\nHay.'),
  ])
  expect([page('TY', 'about').title, page('TY', 'join').title]).toEqual(['Acá', 'Empleo'])
})

test('what is agreed to has a version that changes with its text alone', () => {
  const terms = (text: string, more: BrandPage[] = []) => stamp([own('en', 'terms', text), ...more]).bundled
  const first = terms('# Terms\n\nOne.')
  expect(first.versions['EN']).toEqual({
    terms: expect.stringMatching(/^en-[\da-f]{8}$/),
    privacy: expect.stringMatching(/^en-[\da-f]{8}$/),
  })
  expect(first.versions['VI']?.privacy).toMatch(/^vi-/)
  expect(terms('# Terms\n\nOne.')).toEqual(first)
  const blogged = terms('# Terms\n\nOne.', [own('en', 'blog', '# Blog\n\nNew.')])
  expect(blogged.versions).toEqual(first.versions)
  expect(blogged.base).not.toBe(first.base)
  expect(terms('# Terms\n\nTwo.').versions['EN']?.terms).not.toBe(first.versions['EN']?.terms)
  expect(terms('# Terms\n\nTwo.').versions['EN']?.privacy).toBe(first.versions['EN']?.privacy)
})
