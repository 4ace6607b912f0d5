import { readFileSync } from 'node:fs'
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
