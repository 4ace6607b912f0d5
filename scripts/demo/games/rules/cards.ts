/** Playing cards, as numbers: 0 to 51, four suits of thirteen from the ace to the king. */
import type { Draws } from './draws.ts'

/** 1 for an ace to 13 for a king. */
export const rankOf = (card: number): number => (card % 13) + 1

/** 0 to 3: spades, hearts, clubs, diamonds. */
export const suitOf = (card: number): number => Math.floor(card / 13)

/** What card tables deal from: eight packs. */
const SHOE = 8 * 52

/** Deals from a fresh shoe of eight packs. */
export function shoe(draws: Draws): () => number {
  const dealt = new Set<number>()
  return () => {
    for (;;) {
      const card = draws.below(SHOE)
      if (dealt.has(card)) continue
      dealt.add(card)
      return card % 52
    }
  }
}
