import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '../categories.ts'
import { distinctVendors, sortLanes, type VendorLane } from './vendors.ts'

const lane = (category: VendorLane['category'], ...codes: string[]): VendorLane => ({
  category,
  vendors: codes.map((code) => ({ code, name: `The ${code}` })),
})
const codes = (lanes: readonly VendorLane[]) =>
  lanes.map(({ category, vendors }) => [category, ...vendors.map((it) => it.code)])

describe('lanes', () => {
  test('stand in the brand’s order; those without a vendor, or left out of it, do not', () => {
    const lanes = [lane('LIVE', 'AG'), lane('FISH'), lane('MINI', 'GG'), lane('RNG', 'PT', 'AG')]
    expect(codes(sortLanes(lanes, ['RNG', 'FISH', 'LIVE', 'SPORTS']))).toEqual([
      ['RNG', 'PT', 'AG'],
      ['LIVE', 'AG'],
    ])
  })

  test('that name a category or a vendor twice become one', () => {
    expect(codes(sortLanes([lane('RNG', 'PT', 'PT'), lane('RNG', 'AG', 'PT')], ['RNG']))).toEqual([['RNG', 'PT', 'AG']])
  })
})

test('the footer has each vendor once, in the order in which it first stands', () => {
  const lanes = [lane('RNG', 'PT', 'AG'), lane('LIVE', 'AG', 'DG'), lane('FISH', 'PT')]
  expect(distinctVendors(lanes).map(({ code }) => code)).toEqual(['PT', 'AG', 'DG'])
})

test('whatever the server lists, nothing is invented, lost or shown twice', () => {
  const vendors = fc.array(fc.record({ code: fc.constantFrom('A', 'B', 'C', 'D'), name: fc.string() }), {
    maxLength: 6,
  })
  const lanes = fc.array(fc.record({ category: fc.constantFrom(...CATEGORIES), vendors }), { maxLength: 8 })
  fc.assert(
    fc.property(lanes, fc.subarray([...CATEGORIES]), (given, order) => {
      const sorted = sortLanes(given, order)
      const wanted = given.filter((it) => order.includes(it.category) && it.vendors.length > 0)
      expect(new Set(sorted.map((it) => it.category))).toEqual(new Set(wanted.map((it) => it.category)))
      expect(sorted.map((it) => order.indexOf(it.category))).toEqual(
        sorted.map((it) => order.indexOf(it.category)).toSorted((a, b) => a - b),
      )
      const all = new Set(wanted.flatMap((it) => it.vendors.map(({ code }) => code)))
      const shown = distinctVendors(sorted).map(({ code }) => code)
      expect(shown).toHaveLength(all.size)
      expect(new Set(shown)).toEqual(all)
    }),
  )
})
