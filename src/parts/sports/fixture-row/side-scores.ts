import type { Fixture, Score } from '../../../rules/sports/fixture.ts'

/** How many sets before the one that is played have a place. */
const SETS_BEFORE = 2

/** The scores of one side, those of sets that are over first; nothing before it begins. */
export function sideScores(
  side: keyof Score,
  { score, parts, period }: Pick<Fixture, 'score' | 'parts' | 'period'>,
): { readonly before: readonly number[]; readonly now: number | null } {
  const sets = period?.kind === 'set' ? parts : []
  const last = sets.at(-1)
  return last
    ? {
        before: sets
          .slice(0, -1)
          .slice(-SETS_BEFORE)
          .map((set) => set[side]),
        now: last[side],
      }
    : { before: [], now: score?.[side] ?? null }
}
