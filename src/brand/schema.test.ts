import { existsSync, globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brandSchema } from './schema.ts'

const pampas: unknown = JSON.parse(readFileSync(new URL('../../brands/pampas/brand.json', import.meta.url), 'utf8'))

// Spec 3, "Brand config".
test('a brand is on the platform web and the device WEB, of the lottery type SEA, unless it says otherwise', () => {
  expect(v.parse(brandSchema, pampas)).toMatchObject({
    platform: 'web',
    device: 'WEB',
    lotteryType: 'SEA',
    merchantCode: expect.stringMatching(/./),
    loginedToHomePage: false,
  })
})

test('the reference brand speaks EN and TY, and begins in TY', () => {
  const { languages, defaultLanguage } = v.parse(brandSchema, pampas)
  expect([languages.map(({ code }) => code).toSorted(), defaultLanguage]).toEqual([['EN', 'TY'], 'TY'])
})

test('amounts have the symbol P and two decimals unless a brand has its own', () => {
  const { currency: _, ...plain } = pampas as Record<string, unknown>
  expect(v.parse(brandSchema, plain).currency).toEqual({ symbol: 'P', digits: 2 })
})

// Spec 1 and 9: "translation sets EN, CN, ID, TH, VI".
test('between them the brands speak every set, each from a catalogue of ours', () => {
  const folder = new URL('../../brands/', import.meta.url)
  const spoken = globSync('*/brand.json', { cwd: folder }).flatMap(
    (file) => v.parse(brandSchema, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).languages,
  )
  expect(spoken).toEqual(
    expect.arrayContaining([
      { code: 'EN', catalogue: 'en' },
      { code: 'CN', catalogue: 'zh-Hans' },
      { code: 'ID', catalogue: 'id' },
      { code: 'TH', catalogue: 'th' },
      { code: 'VI', catalogue: 'vi' },
    ]),
  )
  for (const { catalogue } of spoken)
    expect(existsSync(new URL(`../i18n/catalogues/${catalogue}.po`, import.meta.url)), catalogue).toBe(true)
})
