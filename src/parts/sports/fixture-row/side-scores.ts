import type { Fixture, Score } from '../../../rules/sports/fixture.ts'

/** How many sets before the one that is played have a place. */
const SETS_BEFORE = 2

export interface SideScores {
  /** Of sets that are over. */
  readonly before: readonly number[]
  /** How many sets it has won; `null` where none is played. */
  readonly won: number | null
  /** `null` before it begins. */
  readonly now: number | null
}

/** The scores of one side, those of sets that are over first; nothing before it begins. */
export function sideScores(
  side: keyof Score,
  { score, parts, period }: Pick<Fixture, 'score' | 'parts' | 'period'>,
): SideScores {
  const sets = period?.kind === 'set' ? parts : []
  const last = sets.at(-1)
  return last
    ? {
        before: sets
          .slice(0, -1)
          .slice(-SETS_BEFORE)
          .map((set) => set[side]),
        won: score?.[side] ?? null,
        now: last[side],
      }
    : { before: [], won: null, now: score?.[side] ?? null }
}
