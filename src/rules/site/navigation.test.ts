import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { navigationEntries, type NavigationEntry } from './navigation.ts'
import { shownCategories, type NavigationSettings } from '../games/shown-categories.ts'
import { CATEGORIES } from '../games/categories.ts'
import type { VendorLane } from '../games/vendors/vendors.ts'

const lane = (category: VendorLane['category'], ...codes: string[]): VendorLane => ({
  category,
  vendors: codes.map((code) => ({ code, name: `The ${code}` })),
})
const LANES = [
  lane('SPORTS', 'IBC', 'SBT'),
  lane('RNG', 'PT'),
  lane('LIVE', 'AG'),
  lane('FISH'),
  lane('ELOTT', 'TCG_SEA'),
  lane('LOTT', 'BBIN'),
]
const ORDER: NavigationSettings['order'] = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'ELOTT', 'LOTT']

/** `/live: LIVE(AG)`, and `*SBT` for a vendor of its own. */
const say = (entries: readonly NavigationEntry[]) =>
  entries.map((entry) =>
    entry.kind === 'vendor'
      ? `*${entry.vendor.code} ${entry.vendor.name}`
      : `${entry.to}: ${entry.lanes.map((it) => `${it.category}(${it.vendors.map(({ code }) => code)})`).join(' ')}`,
  )

describe('the navigation', () => {
  test('has the categories with a vendor, and one entry for both lotteries', () => {
    expect(say(navigationEntries(LANES, { order: ORDER }))).toEqual([
      '/rng: RNG(PT)',
      '/live: LIVE(AG)',
      '/sports: SPORTS(IBC,SBT)',
      '/elott: ELOTT(TCG_SEA) LOTT(BBIN)',
    ])
  })

  test('moves the solo vendor out of sports and behind live', () => {
    for (const lanes of [LANES, null]) {
      const named = navigationEntries(lanes, { order: ORDER, soloSportsVendor: 'SBT', soloSportsName: 'Turf' })
      expect(named.find(({ kind }) => kind === 'vendor')).toMatchObject({ vendor: { code: 'SBT', name: 'Turf' } })
    }
    expect(say(navigationEntries(LANES, { order: ORDER, soloSportsVendor: 'SBT' }))).toEqual([
      '/rng: RNG(PT)',
      '/live: LIVE(AG)',
      '*SBT The SBT',
      '/sports: SPORTS(IBC)',
      '/elott: ELOTT(TCG_SEA) LOTT(BBIN)',
    ])
  })

  test.each([
    [
      'without live it stands last',
      LANES,
      ['SPORTS', 'RNG'],
      'SBT',
      ['/sports: SPORTS(IBC)', '/rng: RNG(PT)', '*SBT The SBT'],
    ],
    [
      'alone it leaves no sports',
      [lane('SPORTS', 'SBT'), lane('LIVE', 'AG')],
      ORDER,
      'SBT',
      ['/live: LIVE(AG)', '*SBT The SBT'],
    ],
    [
      'that is no sports vendor stays where it is',
      LANES,
      ['RNG', 'SPORTS'],
      'PT',
      ['/rng: RNG(PT)', '/sports: SPORTS(IBC,SBT)'],
    ],
    ['a brand without sports has none', LANES, ['RNG', 'LIVE'], 'SBT', ['/rng: RNG(PT)', '/live: LIVE(AG)']],
  ] as const)('%s', (_, lanes, order, soloSportsVendor, said) => {
    expect(say(navigationEntries(lanes, { order, soloSportsVendor }))).toEqual(said)
  })

  test('keeps every place while the vendors are not known', () => {
    expect(
      say(navigationEntries(null, { order: ['SPORTS', 'LIVE', 'ELOTT', 'LOTT'], soloSportsVendor: 'SBT' })),
    ).toEqual(['/sports: ', '/live: ', '*SBT SBT', '/elott: '])
  })
})

test('the categories of a first view are those of the navigation, whatever the server lists', () => {
  const vendors = fc.array(fc.record({ code: fc.constantFrom('A', 'B'), name: fc.string() }), { maxLength: 3 })
  const lanes = fc.array(fc.record({ category: fc.constantFrom(...CATEGORIES), vendors }), { maxLength: 8 })
  const settings = fc.record({ order: fc.subarray([...CATEGORIES]), soloSportsVendor: fc.constantFrom('A', undefined) })
  fc.assert(
    fc.property(fc.option(lanes), settings, (given, said) => {
      const entries = navigationEntries(given, said).filter(({ kind }) => kind === 'category')
      expect(shownCategories(given, said)).toEqual(entries.map(({ category }) => category))
    }),
    { numRuns: 500 },
  )
})
