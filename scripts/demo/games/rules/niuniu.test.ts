import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../sandbox/seeds/random.ts'
import {
  anteOf,
  dealHands,
  isWorth,
  NIUNIU_RETURN,
  pairOf,
  potOf,
  rakeOf,
  rankOfHand,
  SEATS,
  strengthOf,
  winnerOf,
  wouldStay,
} from './niuniu.ts'

const SUITS = 'SHCD'
const NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** Cards by name, such as `10S KH`. */
const cards = (text: string): number[] =>
  text.split(' ').map((name) => SUITS.indexOf(name.slice(-1)) * 13 + NAMES.indexOf(name.slice(0, -1)))

const hand = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 5, maxLength: 5 })
const STAKE = 400n

/** What so many rounds bring back, in percent, however the first seat decides. */
function played(rounds: number, stays: (own: readonly number[]) => boolean): number {
  const random = createRandom(31)
  let back = 0n
  for (let round = 0; round < rounds; round += 1) {
    const hands = dealHands(random)
    const [own = []] = hands
    const stayed = hands.map((each, seat) => (seat === 0 ? stays(own) : wouldStay(each)))
    const pot = potOf(STAKE, stayed.filter(Boolean).length)
    if (!stayed[0]) back += STAKE - anteOf(STAKE)
    if (winnerOf(hands, stayed) === 0) back += pot - rakeOf(pot)
  }
  return Number((back * 1_000_000n) / (STAKE * BigInt(rounds))) / 10_000
}

describe('hands', () => {
  test.each([
    ['AS 3H 5C 7D 7S', 0],
    ['10S JH KC 4D 3S', 7],
    ['10S JH KC 4D 6S', 10],
    ['2S 3H 5C AD KS', 1],
    ['KS KH QC JD JS', 'pictures'],
    ['7S 7H 7C 7D KS', 'four'],
    ['AS AH 2C 2D 3S', 'small'],
    ['AS AH AC 2D 4S', 'small'],
    ['KS QH 3C 4D 4S', 0],
    ['10S JH QC KD KS', 10],
  ] as const)('%s is %s', (text, rank) => {
    expect(rankOfHand(cards(text))).toBe(rank)
  })

  test.each([
    ['AS AH 2C 2D 3S', '7S 7H 7C 7D KS'],
    ['7S 7H 7C 7D KS', '6S 6H 6C 6D KH'],
    ['7S 7H 7C 7D KS', 'KH QC JD JS JH'],
    ['KS KH QC JD JS', '10S JH KC 4D 6S'],
    ['10S JH KC 4D 6S', '10S JH KD 4D 5S'],
    ['10S JH QC 4D 3S', '10H JC 9C AD 7S'],
    ['KS JH QC 4D 3S', 'KH JC 10C 4C 3C'],
    ['2S 3H 5C AD KS', 'KS QH 3C 4D 4S'],
  ])('%s beats %s', (better, worse) => {
    expect(strengthOf(cards(better))).toBeGreaterThan(strengthOf(cards(worse)))
  })

  test('of a niu, three make full tens, and the other two count', () => {
    fc.assert(
      fc.property(hand, (dealt) => {
        const values = dealt.map((card) => Math.min((card % 13) + 1, 10))
        const pair = pairOf(dealt)
        const sum = (list: readonly number[]): number => list.reduce((all, value) => all + value, 0)
        const two = sum(values.filter((_, at) => pair.includes(at)))
        if (pair.length > 0) expect((sum(values) - two) % 10).toBe(0)
        const rank = rankOfHand(dealt)
        if (typeof rank === 'number') expect(rank).toBe(pair.length > 0 ? two % 10 || 10 : 0)
      }),
    )
  })

  test('neither the order of the cards matters, nor are two of one pack alike', () => {
    fc.assert(
      fc.property(hand, (dealt) => {
        expect(strengthOf(dealt.toReversed())).toBe(strengthOf(dealt))
      }),
    )
    const random = createRandom(8)
    for (let round = 0; round < 5000; round += 1) {
      const hands = dealHands(random)
      expect(new Set(hands.flat()).size).toBe(20)
      expect(new Set(hands.map(strengthOf)).size).toBe(SEATS)
    }
  })
})

describe('the pot', () => {
  test('holds what was put in, goes to the best that stayed, and to the best of all where nobody did', () => {
    const hands = ['10S JH KC 4D 6S', 'AS 3H 5C 7D 7S', '10H JC 9C AD 7H', '2S 3H 5C AC KS'].map(cards)
    expect(winnerOf(hands, [true, true, true, true])).toBe(0)
    expect(winnerOf(hands, [false, true, true, true])).toBe(2)
    expect(winnerOf(hands, [false, true, false, false])).toBe(1)
    expect(winnerOf(hands, [false, false, false, false])).toBe(0)
    expect(potOf(400n, 0)).toBe(400n)
    expect(potOf(400n, 3)).toBe(1300n)
    expect(rakeOf(1300n)).toBe(65n)
  })

  test('splits every stake without a rest', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: SEATS }), (stake, stayed) => {
        const ante = anteOf(stake)
        expect(ante >= 1n && ante <= stake && ante * 4n < stake + 4n).toBe(true)
        expect(potOf(stake, stayed)).toBe(ante * BigInt(SEATS) + (stake - ante) * BigInt(stayed))
      }),
    )
  })
})

describe('the return', () => {
  test('is what the room states, exactly, for who stays as the others do', () => {
    // Every four values that can be held, with how often they come.
    const packs = [4, 4, 4, 4, 4, 4, 4, 4, 4, 16]
    const ways = (of: number, take: number): number => (take === 0 ? 1 : (ways(of - 1, take - 1) * of) / take)
    let [all, stay] = [0, 0]
    const go = (value: number, held: readonly number[], weight: number): void => {
      if (held.length === 4) {
        all += weight
        if (isWorth(held)) stay += weight
        return
      }
      const pack = packs[value - 1]
      if (pack === undefined) return
      for (let count = 0; count <= Math.min(pack, 4 - held.length); count += 1)
        go(value + 1, [...held, ...Array.from({ length: count }, () => value)], weight * ways(pack, count))
    }
    go(1, [], 1)
    expect(all).toBe(270_725)
    // Each seat has a quarter of the pots, and leaves a twentieth of what it put in.
    expect((100 - 5 * (0.25 + (0.75 * stay) / all)).toFixed(2)).toBe(NIUNIU_RETURN)
  })

  test('is played to within one percent', () => {
    expect(Math.abs(played(100_000, wouldStay) - Number(NIUNIU_RETURN))).toBeLessThan(1)
  })

  test('of who always stays, always folds or asks for more is below what was staked', () => {
    const ways = [() => true, () => false, (own: readonly number[]) => pairOf([...own.slice(0, 4), -1]).length > 0]
    for (const way of ways) {
      const back = played(20_000, way)
      expect(back).toBeGreaterThan(70)
      expect(back).toBeLessThan(99)
    }
  })
})
