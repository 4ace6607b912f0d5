/**
 * Whose turn it is: each league of a sport has as many fixtures every day, spread over it evenly. So one round of a league
 * follows the other also where days meet, and nobody's next game begins before this one has ended.
 */
import { leaguesOf, type SeedLeague } from './sport-names.ts'
import type { SportKind } from './sport-kinds.ts'

export interface LeagueTurn {
  readonly league: SeedLeague
  /** How many fixtures the league has on any day. */
  readonly count: number
}

const made = new Map<string, readonly LeagueTurn[]>()

/** The leagues of a day's fixtures of a sport in their order, one for each fixture. */
export function leagueTurns({ code, share }: Pick<SportKind, 'code' | 'share'>): readonly LeagueTurn[] {
  const known = made.get(code)
  if (known) return known
  const leagues = leaguesOf({ code })
  const turns = leagues
    .flatMap((league, at) => {
      const count = turnsBelow(share, (at + 1) / leagues.length) - turnsBelow(share, at / leagues.length)
      return Array.from({ length: count }, (_, number) => ({ turn: { league, count }, at: (number + 0.5) / count }))
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ turn }) => turn)
  made.set(code, turns)
  return turns
}

/** How many fixtures the first of a sport's leagues have together: they play most. @param part of all leagues */
const turnsBelow = (share: number, part: number): number => Math.round(share * part ** (2 / 3))
