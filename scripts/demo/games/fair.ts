/**
 * Chances that anybody can check afterwards. A seed is drawn before the first round and its hash shown; each round's
 * numbers are HMAC-SHA256(seed, `round:nonce:block`), cut into words of 32 bits; when the player asks for another seed,
 * the old one is shown.
 */
import { createHmac } from 'node:crypto'
import type { Draws } from './rules/draws.ts'

/**
 * The numbers of a round.
 * @param round the round's id, which the player's browser made
 * @param nonce how many rounds the seed has served before
 */
export function drawsOf(seed: Uint8Array, round: string, nonce: string): Draws {
  let block = 0
  let words: number[] = []
  const word = (): number => {
    if (words.length === 0) {
      const bytes = createHmac('sha256', seed).update(`${round}:${nonce}:${block}`).digest()
      words = Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4))
      block += 1
    }
    return words.shift() ?? 0
  }
  return {
    below: (limit) => {
      // Words that would make the low numbers likelier are passed over.
      const fair = 2 ** 32 - (2 ** 32 % limit)
      for (;;) {
        const drawn = word()
        if (drawn < fair) return drawn % limit
      }
    },
  }
}
