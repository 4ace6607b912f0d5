/** What solid things share: how one is drawn, suits, hues, words. */
import type { Random } from '../../../sandbox/seeds/random.ts'
import { setLine } from '../lettering/faces.ts'
import { outline } from '../lettering/warp.ts'
import { path, type Defs } from '../svg/write.ts'

/** Draws one in a box of 100 by 100 around 0, 0. */
export type Draw = (defs: Defs, random: Random) => string

export const SUITS = [
  ['spades', '#1c1b24'],
  ['hearts', '#d81f34'],
  ['clubs', '#1c1b24'],
  ['diamonds', '#d81f34'],
] as const

export const HUES = [25, 60, 90, 150, 200, 262, 300, 345]

/** Text in the middle of a place, as outlines. */
export function word(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  face: 'anton' | 'cinzel' = 'anton',
): string {
  const { segments, width } = setLine(face, text)
  return path(
    outline(segments, (sx, sy) => [x + (sx - width / 2) * size, y + (sy + 0.5) * size]),
    fill,
  )
}

/** Yellow is a light colour: as dark as the others it would be mud. */
export const lightOf = (hue: number): number => (hue > 75 && hue < 115 ? 0.15 : 0)
