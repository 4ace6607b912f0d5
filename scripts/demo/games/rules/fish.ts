/** A fish room: each shot costs its stake, and brings what it hits, with the chance that makes the room fair. */
import type { Draws } from './draws.ts'

export interface Fish {
  readonly name: string
  /** What it brings, in stakes of one shot. */
  readonly times: number
}

/** From the small and quick to the rare and large. */
export const FISH: readonly Fish[] = [
  { name: 'clown', times: 2 },
  { name: 'tropical', times: 3 },
  { name: 'puffer', times: 5 },
  { name: 'seahorse', times: 8 },
  { name: 'turtle', times: 12 },
  { name: 'ray', times: 20 },
  { name: 'octopus', times: 30 },
  { name: 'shark', times: 60 },
  { name: 'whale', times: 120 },
  { name: 'dragon', times: 300 },
]

const FINE = 1_000_000

/**
 * Whether a shot at a fish lands it.
 * @param rtp the room's return to the player in percent
 */
export const lands = (fish: Fish, rtp: string, draws: Draws): boolean =>
  draws.below(FINE) < Math.round(((Number(rtp) / 100) * FINE) / fish.times)
