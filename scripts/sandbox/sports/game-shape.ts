/** How a game stands at a moment. */
import type { FixtureState, Period } from '../../../src/rules/sports/fixture.ts'
import type { Sides } from './chances.ts'

export type Side = 'home' | 'away'

/** A score, or in a sport of sets a point of a set. */
export interface Scored {
  readonly at: number
  readonly side: Side
  readonly points: number
  /** Looked at once more before it counts for the market. */
  readonly isReviewed: boolean
}

/** How it stands at a moment. */
export interface Game {
  readonly state: FixtureState
  readonly clock: { readonly seconds: number; readonly isRunning: boolean; readonly isCountdown: boolean } | null
  readonly period: Period | null
  readonly score: Sides | null
  readonly parts: readonly Sides[]
  readonly points: string
  /** What of the game is still to come, from 1 to 0. */
  readonly left: number
  /** The changes of the score so far, and the period of each. */
  readonly history: readonly {
    readonly scored: Scored
    readonly score: Sides
    readonly period: number
    readonly seconds: number | null
  }[]
}
