/** Numbers that look random and are the same every time, for seeds. */
import { textHash } from '../../../src/rules/text-hash.ts'

export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

/** Mulberry32: small, fast and even enough for seeds; not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (list) => {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('there is nothing to pick from')
      return one
    },
  }
}

/** A number for a text, so that each merchant has its own seed. */
export const numberOf = textHash
