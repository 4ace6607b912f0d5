/** What every part of a cover is given to draw with. */
import type { Random } from '../../sandbox/seeds/random.ts'
import type { Ground, Metal } from './palette.ts'
import type { Defs } from './svg/write.ts'

export interface Scene {
  /** In units of the picture: 480 wide. */
  readonly width: number
  readonly height: number
  readonly ground: Ground
  readonly metal: Metal
  readonly random: Random
  readonly defs: Defs
}

/** A number between two, as the picture's own dice say. */
export const between = ({ random }: Pick<Scene, 'random'>, low: number, high: number): number =>
  low + random.next() * (high - low)
