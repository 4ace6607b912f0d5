import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '../categories.ts'
import { itemTarget, offersTrial, playTarget, shortcutTarget, startVendor, vendorTarget } from './play-target.ts'
import type { VendorLane } from '../vendors/vendors.ts'

const lane = (category: VendorLane['category'], ...codes: string[]): VendorLane => ({
  category,
  vendors: codes.map((code) => ({ code, name: code })),
})
const game = { vendor: 'PT', gameId: 'RNG-00001', nodeId: 'N77' }
const page = (to: string, search = {}) => ({ to, search, isProtected: false })
const launch = (vendor: string) => ({ to: '/game', search: { vendor }, isProtected: true })

describe('a game', () => {
  test('is played by true accounts, with all that names it', () => {
    expect(playTarget(game)).toEqual({
      to: '/game',
      search: { vendor: 'PT', game: 'RNG-00001', node: 'N77' },
      isProtected: true,
    })
  })

  test('is tried by everyone', () => {
    expect(playTarget(game, 'trial')).toMatchObject({ search: { trial: '1' }, isProtected: false })
  })

  test.each([
    [0, true],
    [1, false],
    [2, false],
  ])('whose supportPlay is %i can be tried: %s', (supportPlay, offered) => {
    expect(offersTrial(supportPlay)).toBe(offered)
  })
})

// Spec 2, "Header": "Clicking a sports vendor starts the game directly. Clicking an RNG vendor goes to /rng?page={vendor}."
test('a click on a vendor, by category', () => {
  expect(Object.fromEntries(CATEGORIES.map((category) => [category, vendorTarget(category, 'AG')]))).toEqual({
    RNG: page('/rng', { page: 'AG' }),
    LIVE: page('/live', { page: 'AG' }),
    SPORTS: launch('AG'),
    ESPORTS: page('/esports', { page: 'AG' }),
    FISH: page('/fish', { page: 'AG' }),
    PVP: page('/pvp', { page: 'AG' }),
    LOTT: page('/elott', { page: 'AG', kind: 'LOTT' }),
    ELOTT: page('/elott', { page: 'AG' }),
    COCKFIGHT: page('/cockfight', { page: 'AG' }),
    MINI: page('/mini', { page: 'AG' }),
  })
  expect(vendorTarget('ELOTT', 'TCG_SEA')).toEqual(page('/seaLottery'))
  expect(vendorTarget('LOTT', 'TCG_LOTTO_VN')).toEqual(page('/vnlottery'))
})

// Spec 2, "Footer": "Footer shortcuts".
describe('a shortcut of the footer', () => {
  const lanes = [
    lane('SPORTS', 'UG', 'IBC'),
    lane('RNG', 'MG', 'PT'),
    lane('ELOTT', 'BBIN', 'TCG_SEA'),
    lane('LIVE', 'AG'),
    lane('LOTT', 'TCG_LOTTO_VN'),
  ]

  test.each([
    ['sports launches the first sports vendor', 'SPORTS', launch('UG')],
    ['slots goes to the first slots vendor', 'RNG', page('/rng', { page: 'MG' })],
    ['electronic lottery launches the vendor that is TCG_SEA', 'ELOTT', startVendor('TCG_SEA')],
    ['lottery launches it too, wherever it stands', 'LOTT', launch('TCG_SEA')],
    ['live opens its page', 'LIVE', page('/live')],
    ['a category without vendors has none', 'FISH', null],
  ] as const)('%s', (_, category, target) => {
    expect(shortcutTarget(category, lanes)).toEqual(target)
  })

  test('to a lottery opens its page where TCG_SEA is not present', () => {
    const others = [lane('ELOTT', 'BBIN')]
    expect(shortcutTarget('ELOTT', others)).toEqual(page('/elott'))
    expect(shortcutTarget('LOTT', others)).toBeNull()
  })

  test('opens the page while the vendors are not known', () => {
    expect(shortcutTarget('SPORTS', null)).toEqual(page('/sports'))
  })

  test('that is an item of type game launches that game', () => {
    expect(itemTarget({ game, category: null, page: '/vip' }, null)).toEqual(playTarget(game))
    expect(itemTarget({ game: null, category: 'SPORTS', page: '/sports' }, lanes)).toEqual(launch('UG'))
    expect(itemTarget({ game: null, category: null, page: '/vip' }, lanes)).toEqual(page('/vip'))
    expect(itemTarget({ game: null, category: null, page: null }, lanes)).toBeNull()
  })
})
