import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import type { VendorLane } from '../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../site/brand.ts'
import { readHook } from '../../testing/read-hook.tsx'
import { openPage, stubStorage, testBrand } from '../../testing/state.ts'
import { useNavigationEntries, useVendorLanes } from './vendor-lanes.ts'

const lane = (category: VendorLane['category'], ...codes: string[]): VendorLane => ({
  category,
  vendors: codes.map((code) => ({ code, name: code })),
})

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

/** What a view reads on a page whose vendors are these, or not known. */
function read<T>(hook: () => T, lanes?: VendorLane[]): T {
  const page = openPage(async () => Response.error())
  const { navigation } = testBrand()
  page.store.set(
    brandAtom,
    testBrand({ navigation: { ...navigation, order: ['SPORTS', 'LIVE'], soloSportsVendor: 'SBT' } }),
  )
  if (lanes) page.queries.setQueryData(['vendors'], lanes)
  return readHook(hook, page)
}

const LANES = [lane('LIVE', 'AG'), lane('RNG', 'PT'), lane('SPORTS', 'SBT', 'IBC')]

test('lanes come in the brand’s order, with what it shows alone', () => {
  expect(read(useVendorLanes, LANES)).toEqual([lane('SPORTS', 'SBT', 'IBC'), lane('LIVE', 'AG')])
  expect(read(useVendorLanes)).toBeNull()
})

test('the navigation has its places before the vendors are known, and the same ones after', () => {
  const places = (lanes?: VendorLane[]) =>
    read(useNavigationEntries, lanes).map(({ kind, category }) => [kind, category])
  expect(places(LANES)).toEqual([
    ['category', 'SPORTS'],
    ['category', 'LIVE'],
    ['vendor', 'SPORTS'],
  ])
  expect(places()).toEqual(places(LANES))
})
