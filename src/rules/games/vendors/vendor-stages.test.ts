import { array, assert, bigInt, property } from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../categories.ts'
import type { Game } from '../game.ts'
import { leastBet, stageTarget, stageVendors } from './vendor-stages.ts'

const VENDORS = ['IBC', 'SBT', 'UG'].map((code) => ({ code, name: `${code} and sons` }))
const SOLO = { soloSportsVendor: 'SBT', soloSportsName: 'Our own' }
const game: Game = {
  vendor: 'TH',
  gameId: 'G1',
  nodeId: 'N1',
  name: 'Strike',
  category: 'ESPORTS',
  smallPicture: '',
  picture: '',
  offersTrial: false,
  isHot: false,
  isNew: false,
  liveClass: '',
  minBet: '1',
  maxBet: '2',
  lines: 0,
  rtp: null,
  volatility: null,
  dealer: '',
  seats: null,
}

test('the vendor that stands alone leads under the brand’s name; the others keep the server’s order', () => {
  expect(stageVendors(VENDORS, '', SOLO).map(({ name }) => name)).toEqual(['Our own', 'IBC and sons', 'UG and sons'])
  expect(stageVendors(VENDORS, '', {})).toEqual(VENDORS)
})

test('an address that names a vendor shows that one, and all where it names none of them', () => {
  expect(stageVendors(VENDORS, 'UG', SOLO).map(({ code }) => code)).toEqual(['UG'])
  expect(stageVendors(VENDORS, 'NOBODY', SOLO)).toHaveLength(3)
})

test('sports start the vendor at once; any other category its most played game, once that is known', () => {
  const lobby = { to: '/game', search: { vendor: 'TH' }, isProtected: true }
  expect(stageTarget('SPORTS', 'TH', undefined)).toEqual(lobby)
  for (const category of CATEGORIES.filter((each) => each !== 'SPORTS')) {
    expect(stageTarget(category, 'TH', undefined)).toBeNull()
    expect(stageTarget(category, 'TH', [])).toEqual(lobby)
    expect(stageTarget(category, 'TH', [game])).toEqual({
      ...lobby,
      search: { vendor: 'TH', game: 'G1', node: 'N1' },
    })
  }
})

test('the smallest bet is said where every game says its own', () => {
  const bets = array(bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1 })
  assert(
    property(bets, (some) => {
      const least = leastBet(some)
      expect(some).toContain(least)
      expect(some.every((bet) => least !== null && bet >= least)).toBe(true)
      expect(leastBet([...some, null])).toBeNull()
      expect(leastBet([null, ...some])).toBeNull()
    }),
  )
  expect(leastBet([])).toBeNull()
})
