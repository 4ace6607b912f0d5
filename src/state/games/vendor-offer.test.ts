import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VendorLane } from '../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../site/brand.ts'
import { readHook } from '../../testing/read-hook.tsx'
import { openPage, stubStorage, testBrand, type TestPage } from '../../testing/state.ts'
import { useMayOffer, useVendorLanesAnswer } from './vendor-offer.ts'
import { vendorsQuery } from './vendors.ts'

const lane = (category: VendorLane['category'], ...codes: string[]): VendorLane => ({
  category,
  vendors: codes.map((code) => ({ code, name: code })),
})
const LANES = [lane('LIVE', 'AG'), lane('RNG', 'PT', 'PT'), lane('FISH')]

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

/** A page whose vendors are these, or not known; its brand has Live alone in its navigation. */
function pageWith(lanes?: VendorLane[]): TestPage {
  const page = openPage(async () => Response.error())
  const { navigation } = testBrand()
  page.store.set(brandAtom, testBrand({ navigation: { ...navigation, order: ['LIVE'] } }))
  if (lanes) page.queries.setQueryData(['vendors'], lanes)
  return page
}

test('a section may come until it is known that nobody offers it', () => {
  expect(readHook(() => useMayOffer(['SPORTS']), pageWith())).toBe(true)
  const known = pageWith(LANES)
  expect(readHook(() => useMayOffer(['SPORTS']), known)).toBe(false)
  expect(readHook(() => useMayOffer(['SPORTS', 'LIVE']), known)).toBe(true)
  expect(
    readHook(() => useMayOffer(['FISH']), known),
    'a lane without a vendor is none',
  ).toBe(false)
  expect(
    readHook(() => useMayOffer(), known),
    'any of the brand’s',
  ).toBe(true)
  expect(
    readHook(() => useMayOffer(), pageWith([lane('RNG', 'PT')])),
    'none of the brand’s',
  ).toBe(false)
})

test('the lanes come in the order that is asked for, the brand’s unless told, each vendor once', () => {
  const page = pageWith(LANES)
  expect(readHook(() => useVendorLanesAnswer(), page).data).toEqual([lane('LIVE', 'AG')])
  expect(readHook(() => useVendorLanesAnswer(['RNG', 'LIVE']), page).data).toEqual([
    lane('RNG', 'PT'),
    lane('LIVE', 'AG'),
  ])
})

test('a view hears that the vendors can’t be read', async () => {
  const page = pageWith()
  await page.queries.prefetchQuery(vendorsQuery)
  const answer = readHook(() => useVendorLanesAnswer(), page)
  expect(answer).toMatchObject({ data: undefined, errorUpdateCount: 1 })
})
