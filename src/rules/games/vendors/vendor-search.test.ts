import { array, assert, constantFrom, nat, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../categories.ts'
import { findVendors, leadingVendors } from './vendor-search.ts'
import type { VendorLane } from './vendors.ts'

const LANES: VendorLane[] = [
  {
    category: 'RNG',
    vendors: [
      { code: 'AG', name: 'Asia Gate' },
      { code: 'PT', name: 'Película' },
    ],
  },
  { category: 'LIVE', vendors: [{ code: 'AG', name: 'Asia Gate' }] },
  { category: 'SPORTS', vendors: [{ code: 'IBC', name: 'Seven Bells' }] },
]

test('a vendor is found at each of its categories, by name or code', () => {
  expect(findVendors(LANES, 'asia').map(({ category }) => category)).toEqual(['RNG', 'LIVE'])
  expect(findVendors(LANES, 'PELICULA')).toEqual([{ category: 'RNG', code: 'PT', name: 'Película' }])
  expect(findVendors(LANES, 'ibc')).toHaveLength(1)
  expect(findVendors(LANES, '')).toEqual([])
})

test('a search begins with the first vendor of each category, each vendor once', () => {
  expect(leadingVendors(LANES, 9).map(({ code }) => code)).toEqual(['AG', 'IBC', 'PT'])
  expect(leadingVendors(LANES, 2)).toHaveLength(2)
  expect(leadingVendors([], 9)).toEqual([])
})

test('whatever the lanes, each vendor leads once, and no more than asked for', () => {
  const vendor = record({ code: constantFrom('A', 'B', 'C', 'D', 'E'), name: string() })
  const lane = record({ category: constantFrom(...CATEGORIES), vendors: array(vendor, { maxLength: 6 }) })
  assert(
    property(array(lane, { maxLength: 6 }), nat(8), (lanes, count) => {
      const codes = leadingVendors(lanes, count).map(({ code }) => code)
      const all = new Set(lanes.flatMap(({ vendors }) => vendors.map(({ code }) => code)))
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.length).toBe(Math.min(count, all.size))
    }),
  )
})
