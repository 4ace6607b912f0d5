import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brandSchema } from '../../src/brand/schema.ts'
import type { BundledLanguage } from '../../src/brand/bundle.ts'
import { goodConfig } from '../brands/fixtures/good.ts'
import { crawlerFiles } from './site-files.ts'

const language = (code: string, tag: string): BundledLanguage => ({ code, tag, direction: 'ltr', label: tag, url: '' })
const LANGUAGES = [language('EN', 'en'), language('TY', 'es')]
const files = (said: object = {}) =>
  Object.fromEntries(crawlerFiles(v.parse(brandSchema, { ...goodConfig('casa'), ...said }), LANGUAGES))

test('the map has every page that a brand is found under, in each language', () => {
  const map = files({ navigation: { order: ['RNG', 'ELOTT'] } })['sitemap.xml'] ?? ''
  const places = [...map.matchAll(/<loc>https:\/\/www\.casa-site\.com([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(places).toEqual(expect.arrayContaining(['/', '/help', '/about', '/terms', '/join', '/rng', '/elott', '/vip']))
  expect(places).not.toContain('/live')
  expect(new Set(places).size).toBe(places.length)
  expect(map).toContain('hreflang="es" href="https://www.casa-site.com/about?lang=es"/>')
  expect(map).toContain('hreflang="en" href="https://www.casa-site.com/about"/>')
})

test('a members’ club has no map, and asks to be left alone', () => {
  expect(files({ loginedToHomePage: true })).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /\n' })
})
