/** Bends set lines as sign painters do: arched, rising, bulging, waving. */
import { n } from '../svg/write.ts'
import type { Segment } from './faces.ts'
import type { Box } from './fit.ts'

export const WARPS = ['plain', 'arch', 'rise', 'bulge', 'wave', 'fall'] as const
export type Warp = (typeof WARPS)[number]

/** How much room above and below a bend needs, as a part of the width. */
export const warpRoom = (warp: Warp): number => (warp === 'plain' ? 0 : warp === 'bulge' ? 0.02 : 0.045)

type Bend = (x: number, y: number) => readonly [x: number, y: number]

/** @param box of all lines together */
export function bend(warp: Warp, { x: left, y: top, width, height }: Box): Bend {
  const lift = width * 0.045
  const middle = top + height / 2
  const across = (x: number): number => (2 * (x - left)) / width - 1
  const bends: Readonly<Record<Warp, Bend>> = {
    plain: (x, y) => [x, y],
    arch: (x, y) => [x, y + lift * (2 * across(x) ** 2 - 1)],
    rise: (x, y) => [x, y - lift * across(x)],
    fall: (x, y) => [x, y + lift * across(x)],
    wave: (x, y) => [x, y - lift * 0.8 * Math.sin(across(x) * Math.PI)],
    bulge: (x, y) => [x, middle + (y - middle) * (1.07 - 0.2 * across(x) ** 2)],
  }
  return bends[warp]
}

/** Outlines as path data. */
export const outline = (segments: readonly Segment[], to: Bend): string =>
  segments
    .map(({ command, values }) => {
      let text: string = command
      for (let index = 0; index + 1 < values.length; index += 2) {
        const [x, y] = to(values[index] ?? 0, values[index + 1] ?? 0)
        text += `${index > 0 ? ' ' : ''}${n(x)} ${n(y)}`
      }
      return text
    })
    .join('')
