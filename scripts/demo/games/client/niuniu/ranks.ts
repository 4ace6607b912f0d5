/** What hands and cards are called. */
import { RANKS, rankOfHand, type Rank } from '../../rules/niuniu.ts'
import { suitOf } from '../../rules/cards.ts'
import { rankName } from '../cards.ts'
import { el, type Child } from '../dom.ts'
import type { Shell } from '../shell.ts'

type Word = Shell['word']

function nameOf(rank: Rank, word: Word): string {
  if (rank === 0) return word('rank-none')
  if (rank === 10) return word('rank-niuniu')
  return typeof rank === 'number' ? word('rank-niu', { count: rank }) : word(`rank-${rank}`)
}

/** @param hand five cards */
export const handName = (hand: readonly number[], word: Word): string => nameOf(rankOfHand(hand), word)

/** Cards in a row, such as `10♠ K♥`. */
export const cardsName = (cards: readonly number[]): string =>
  cards.map((card) => rankName(card) + ('♠♥♣♦'[suitOf(card)] ?? '')).join(' ')

/** All hands, the best first. */
export const rankList = ({ word }: Shell): Child =>
  el('ol', { class: 'rank-list' }, ...RANKS.toReversed().map((rank) => el('li', {}, nameOf(rank, word))))
