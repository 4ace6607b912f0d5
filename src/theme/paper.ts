/** Handmade paper: long fibres that lie across each other, as a picture that repeats without a seam. */
import type { Hex } from './color.ts'

/** Pixels of one tile, how many fibres lie in it, and how long they are at most. */
const TILE = 320
const FIBRES = 26
const LONGEST = 64

/** A row of numbers from 0 to 1 that looks random and is the same each time: the same brand gives the same bytes. */
function numbers(): () => number {
  let state = 7
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** One fibre after the other; what runs over an edge comes in again on the other side. */
const FIBRE_PATHS = (() => {
  const next = numbers()
  const fibre = (): string[] => {
    const length = LONGEST * (0.25 + 0.75 * next())
    const angle = next() * Math.PI * 2
    const bend = angle + (next() - 0.5) * 0.8
    const [x, y] = [Math.round(next() * TILE), Math.round(next() * TILE)]
    const to = (direction: number, far: number) =>
      [Math.cos(direction) * far, Math.sin(direction) * far].map(Math.round)
    const [end, middle] = [to(angle, length), to(bend, length * 0.55)]
    const reaches = (from: number) => from > -length && from < TILE + length
    const repeats = [-TILE, 0, TILE].flatMap((right) => [-TILE, 0, TILE].map((down) => [x + right, y + down] as const))
    return repeats
      .filter((from) => from.every(reaches))
      .map((from) => `M${from.join(' ')}q${middle.join(' ')} ${end.join(' ')}`)
  }
  return Array.from({ length: FIBRES }, fibre).flat().join('')
})()

/**
 * The texture as a CSS image.
 * @param fibre opaque, since words that lie on it are measured against it
 */
export function paper(fibre: Hex): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}"><path d="${FIBRE_PATHS}" fill="none" stroke="${fibre}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`
}
