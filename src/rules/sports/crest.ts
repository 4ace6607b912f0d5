/** How a team is drawn where no picture of it is sent: a shield from data, or from its id alone; a player by initials. Spec: not shown. */
import { textHash } from '../text-hash.ts'

export const CREST_PATTERNS = ['plain', 'stripes', 'hoops', 'halves', 'quarters', 'sash', 'chevron', 'cross'] as const
export type CrestPattern = (typeof CREST_PATTERNS)[number]

export const CREST_EMBLEMS = [
  'none',
  'star',
  'sun',
  'moon',
  'tree',
  'crown',
  'tower',
  'wave',
  'mountain',
  'ball',
] as const
export type CrestEmblem = (typeof CREST_EMBLEMS)[number]

/** As it comes over the wire: words that nobody here knows are left to the hash. */
export interface CrestData {
  readonly pattern: string
  readonly colors: readonly string[]
  readonly emblem: string
}

export interface Crest {
  readonly pattern: CrestPattern
  /** `#rrggbb`: the ground, and what is drawn on it. */
  readonly colors: readonly [string, string]
  readonly emblem: CrestEmblem
}

/** Grounds with what can be told from them: each two at least 3 to 1 apart. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['#0f3d7a', '#f2c230'],
  ['#b3202c', '#ffffff'],
  ['#0b6b4f', '#f6e9c8'],
  ['#1a1a2e', '#e8554e'],
  ['#5b2a86', '#f4c95d'],
  ['#0e7490', '#ffffff'],
  ['#7a1f3d', '#7fd1e0'],
  ['#f4f1de', '#26547c'],
  ['#f2b705', '#14213d'],
  ['#2d3e50', '#2ecc9b'],
  ['#fafafa', '#c1121f'],
  ['#3a5a1c', '#f0e68c'],
]

const COLOR = /^#[0-9a-f]{6}$/i

/** What stands at a place of a list that goes round. */
const around = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('there is nothing to choose from')
  return found
}

/** A team's crest: as it is described, and where it is not, by its id, the same on every page. */
export function crestOf(team: string, data: CrestData | null): Crest {
  const hash = textHash(team)
  const [first, second] = data?.colors.filter((color) => COLOR.test(color)) ?? []
  return {
    pattern: CREST_PATTERNS.find((name) => name === data?.pattern) ?? around(CREST_PATTERNS, hash),
    colors: first && second ? [first, second] : around(PAIRS, hash >>> 8),
    emblem: CREST_EMBLEMS.find((name) => name === data?.emblem) ?? around(CREST_EMBLEMS, hash >>> 16),
  }
}

/** The first letters of a player's first and last name: `MI` for `M. Ibarlucea`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/]+/u).filter((word) => /\p{L}/u.test(word))
  const letters = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? [])
  const [first = ''] = letters
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : ''
  return (first + last).toUpperCase()
}

/** Whether white letters can be read on a ground of `#rrggbb`, at 4.5 to 1; black ones can on all others. */
export function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue <= 0.1833
}
