import { describe, expect, test } from 'vitest'
import { LOTTERIES, VN_LOTTERIES } from '../../../sandbox/lottery/games.ts'
import { resultOf } from '../../../sandbox/lottery/results.ts'
import { createRandom } from '../../../sandbox/seeds/random.ts'
import { without } from './draws.ts'
import { FISH, lands } from './fish.ts'
import { chancesOf, fixtureOf, fixturesAt, isRight, PICKS, scoreOf, type Sport } from './fixtures.ts'
import { chanceOf, isChoice, LOTTERY_BETS, oddsOf, wins } from './lottery-bets.ts'

const RTP = '95.00'

test('a fish room returns what it states, within one percent, whatever is shot at', () => {
  for (const fish of FISH.filter(({ times }) => times <= 12)) {
    const random = createRandom(9)
    let won = 0
    for (let shot = 0; shot < 400_000; shot += 1) if (lands(fish, RTP, random)) won += fish.times
    expect(Math.abs((100 * won) / 400_000 - 95), fish.name).toBeLessThan(1)
  }
})

test('each fish is landed by just so many of a million numbers as its own says', () => {
  for (const fish of FISH) {
    const count = Math.round(0.95e6 / fish.times)
    expect(lands(fish, RTP, { below: () => count - 1 }), fish.name).toBe(true)
    expect(lands(fish, RTP, { below: () => count }), fish.name).toBe(false)
  }
})

describe('lottery bets', () => {
  const kinds = [...new Set([...LOTTERIES, ...VN_LOTTERIES].map(({ kind }) => kind))]

  test('every kind of draw has some', () => {
    for (const kind of kinds) expect(LOTTERY_BETS[kind]?.length, kind).toBeGreaterThan(0)
  })

  test.each(kinds)('on %s win as often as their chance says, so that they return what is stated', (kind) => {
    const random = createRandom(4)
    for (const bet of LOTTERY_BETS[kind] ?? []) {
      const draws = 6000
      let count = 0
      let expected = 0
      for (let draw = 0; draw < draws; draw += 1) {
        const range = bet.to - bet.from + 1
        const numbers = without(random, bet.count, range).map((at) => bet.from + at)
        expect(isChoice(bet, numbers)).toBe(true)
        expected += chanceOf(bet, numbers)
        if (wins(bet, numbers, resultOf(kind, 'TEST', String(draw)).numbers)) count += 1
      }
      // Five standard deviations: the draws are always the same.
      expect(Math.abs(count - expected), bet.name).toBeLessThan(5 * Math.sqrt(expected) + 5)
    }
  })

  test('pay the return that is stated, divided by their chance', () => {
    for (const kind of kinds)
      for (const bet of LOTTERY_BETS[kind] ?? []) {
        const numbers = Array.from({ length: bet.count }, (_, at) => bet.from + at)
        expect(Math.abs(oddsOf(bet, numbers, RTP) * chanceOf(bet, numbers) - 95)).toBeLessThan(0.5)
      }
  })

  test('refuse what is no choice', () => {
    const [any1, any2] = LOTTERY_BETS['11X5'] ?? []
    const [last1, last2] = LOTTERY_BETS['SSC'] ?? []
    if (!any1 || !any2 || !last1 || !last2) throw new Error('the bets are gone')
    expect(isChoice(any1, [0])).toBe(false)
    expect(isChoice(any1, [12])).toBe(false)
    expect(isChoice(any1, [1.5])).toBe(false)
    expect(isChoice(any2, [3])).toBe(false)
    expect(isChoice(any2, [3, 3])).toBe(false)
    expect(isChoice(last1, [10])).toBe(false)
    expect(isChoice(last2, [7, 7])).toBe(true)
  })
})

describe('a sports coupon', () => {
  const football: Sport = { key: '1/SPORTS-00001', drawn: true, teams: ['A', 'B', 'C', 'D'], rtp: RTP }
  const tennis: Sport = { ...football, key: '1/SPORTS-00002', drawn: false }

  test('returns what it states, within one percent, on every pick', () => {
    for (const sport of [football, tennis]) {
      let [staked, back] = [0, 0]
      for (let index = 1; index <= 20_000; index += 1) {
        const fixture = fixtureOf(sport, `F${index}`, index * 30_000)
        if (!fixture) throw new Error('no fixture')
        const score = scoreOf(sport, fixture.id, 'secret')
        for (const pick of PICKS) {
          const odds = fixture.odds[pick]
          if (odds === undefined) continue
          staked += 1
          if (isRight(score, pick)) back += odds
        }
      }
      expect(Math.abs(back / staked - 95)).toBeLessThan(1)
    }
  })

  test('lists what has not begun, in order, and what is being played', () => {
    const now = 1_795_300_000_000
    const { open, live } = fixturesAt(football, now)
    expect(open).toHaveLength(8)
    for (const { startsAt, home, away } of open) {
      expect(startsAt).toBeGreaterThan(now)
      expect(home).not.toBe(away)
    }
    for (const { startsAt, endsAt } of live) {
      expect(startsAt).toBeLessThanOrEqual(now)
      expect(endsAt).toBeGreaterThan(now)
    }
    expect(fixtureOf(football, open[0]?.id ?? '', now)).toEqual(open[0])
  })

  test('what cannot be level has no draw, and never ends level', () => {
    const chances = chancesOf(tennis, { home: 1, away: 1 })
    expect(Object.keys(chances)).toEqual(['home', 'away'])
    expect(chances.home).toBeCloseTo(0.5)
    for (let index = 0; index < 500; index += 1) {
      const { home, away } = scoreOf(tennis, `F${index}`, 'secret')
      expect(home).not.toBe(away)
    }
  })

  test('an id that is none finds nothing', () => {
    for (const id of ['', 'F', 'F-1', 'G1', 'F1x', 'F9999999999999']) expect(fixtureOf(football, id, 0)).toBeNull()
  })
})
