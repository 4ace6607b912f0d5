/**
 * A card room's game: niuniu for a pot. Four seats put in an ante and see four of their five cards; who stays puts in
 * three times as much again, who folds does not; the best hand takes the pot, and the house a twentieth of it. All seats
 * decide at once, so that it is the same game at each of them.
 */
import { rankOf, suitOf } from './cards.ts'
import { without, type Draws } from './draws.ts'
import { shareOf } from './share.ts'

/** How many sit at a table; the player's own seat is the first. */
export const SEATS = 4
/** How many cards a hand has, and how many of them are seen before it is decided. */
const HAND = 5
export const SEEN = 4
/** What the house keeps of a pot, in percent. */
const RAKE = 5n

/** The hands from the worst to the best: no niu, niu one to nine, niuniu, five pictures, four alike, five small. */
export const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'pictures', 'four', 'small'] as const
export type Rank = (typeof RANKS)[number]

/** What a card counts: pictures count ten. */
const valueOf = (card: number): number => Math.min(rankOf(card), 10)

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/**
 * The niu of five values: what the other two count, once three make full tens.
 * @returns `niu` from 1 to 10, or 0 where no three do; `pair` the places of the two
 */
function niuOf(values: readonly number[]): { readonly niu: number; readonly pair: readonly number[] } {
  const sum = sumOf(values)
  for (let one = 0; one < values.length; one += 1)
    for (let other = one + 1; other < values.length; other += 1) {
      const two = (values[one] ?? 0) + (values[other] ?? 0)
      if ((sum - two) % 10 === 0) return { niu: two % 10 || 10, pair: [one, other] }
    }
  return { niu: 0, pair: [] }
}

/** The places of the two cards that count, where three make full tens; none elsewhere. @param hand five cards */
export const pairOf = (hand: readonly number[]): readonly number[] => niuOf(hand.map(valueOf)).pair

/** What a hand of five cards is. */
export function rankOfHand(hand: readonly number[]): Rank {
  const ranks = hand.map(rankOf)
  if (ranks.every((rank) => rank < 5) && sumOf(ranks) <= 10) return 'small'
  if (ranks.some((rank) => ranks.filter((each) => each === rank).length === 4)) return 'four'
  if (ranks.every((rank) => rank > 10)) return 'pictures'
  return RANKS[niuOf(hand.map(valueOf)).niu] ?? 0
}

/** Cards in their order: by rank, the ace lowest, then spades, hearts, clubs, diamonds. */
const orderOf = (card: number): number => rankOf(card) * 4 + 3 - suitOf(card)

/** A number for each hand of one pack: the larger wins, and no two are alike. */
export function strengthOf(hand: readonly number[]): number {
  const rank = rankOfHand(hand)
  const highest = Math.max(...hand.map(orderOf))
  // Four alike are told apart by what they are four of.
  const within = rank === 'four' ? (hand.map(rankOf).toSorted((a, b) => a - b)[2] ?? 0) : highest
  return RANKS.indexOf(rank) * 100 + within
}

/** How many cards of each value a pack has, from the ace to the tens and pictures. */
const PACK = [4, 4, 4, 4, 4, 4, 4, 4, 4, 16]

/** The niu that four values come to on average, over every card that may be the fifth. */
export function promiseOf(values: readonly number[]): number {
  const left = [...PACK]
  for (const value of values) left[value - 1] = (left[value - 1] ?? 0) - 1
  const all = left.reduce((sum, count, index) => sum + count * niuOf([...values, index + 1]).niu, 0)
  return all / (52 - values.length)
}

/** What the other seats stay with. */
const WORTH = 3

/** Whether one of the other seats stays. @param values what its four cards count, 1 to 10 each */
export const isWorth = (values: readonly number[]): boolean => promiseOf(values) >= WORTH

/** The same for cards, of which the first four are seen. */
export const wouldStay = (hand: readonly number[]): boolean => isWorth(hand.slice(0, SEEN).map(valueOf))

/** Deals from one pack: five cards to each seat. */
export function dealHands(draws: Draws): number[][] {
  const cards = without(draws, SEATS * HAND, 52)
  return Array.from({ length: SEATS }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND))
}

/** The seat that takes the pot: the best of those that stayed, or of all where nobody did. */
export function winnerOf(hands: readonly (readonly number[])[], stayed: readonly boolean[]): number {
  const nobody = !stayed.includes(true)
  const strengths = hands.map((hand, seat) => (nobody || stayed[seat] ? strengthOf(hand) : -1))
  return strengths.indexOf(Math.max(...strengths))
}

/** The part of a stake that goes into the pot at once: a quarter, in whole minor units. */
export const anteOf = (stake: bigint): bigint => (stake + 3n) / 4n

/** What lies in the pot, in minor units. @param stayed how many put in their whole stake */
export const potOf = (stake: bigint, stayed: number): bigint =>
  anteOf(stake) * BigInt(SEATS - stayed) + stake * BigInt(stayed)

/** What the house keeps of a pot. */
export const rakeOf = (pot: bigint): bigint => shareOf(pot, RAKE, 100n)

/** What a seat gets back on average that stays as the others do, in percent of its stake. */
export const NIUNIU_RETURN = '96.72'
