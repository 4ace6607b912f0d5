/**
 * What a server's own expression means (spec 3, `acceptedPattern`). An expression from the network is never compiled; those
 * that are one class of signs, as often as they say, are read as the pattern of ours that takes the same.
 */
import type { Bounds } from './patterns.ts'

/** What such an expression asks: a pattern of `patterns.ts`, and how many signs where it says so. */
export interface Accepted extends Partial<Bounds> {
  readonly patternId: number
}

const ONE_CLASS = /^\^?(\[[^\]]{1,40}\]|\\d|\.)(?:([+*])|\{(\d{1,4})(?:(,)(\d{0,4}))?\})?\$?$/

/** The signs of a class, sorted, by the pattern that takes the same. */
const CLASSES: ReadonlyMap<string, number> = new Map([
  ['0-9', 6],
  ['0-9|A-Z|a-z', 4],
  [' |A-Z|a-z', 8],
  [' |A-Z', 18],
])

/** @returns `null` for one that is not understood: what it takes is left to the server to judge */
export function readAcceptedPattern(text: string): Accepted | null {
  const [, signs, often, least, comma, most] = ONE_CLASS.exec(text.trim()) ?? []
  if (signs === undefined) return null
  const patternId = signs === '.' ? 0 : CLASSES.get(classOf(signs))
  if (patternId === undefined) return null
  // Without a count the class stands for one sign.
  if (often !== undefined) return { patternId, ...(often === '+' ? { min: 1 } : {}) }
  const min = Number(least ?? 1)
  if (comma === undefined) return { patternId, min, max: min }
  return { patternId, min, ...(most ? { max: Number(most) } : {}) }
}

function classOf(signs: string): string {
  const inner = signs
    .replace(/^\[(.*)\]$/, '$1')
    .replaceAll('\\d', '0-9')
    .replaceAll('\\s', ' ')
  return (inner.match(/A-Z|a-z|0-9|[^]/g) ?? []).toSorted().join('|')
}
