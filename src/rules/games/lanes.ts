/** Lanes of games on one page: no game stands in two of them. */
import { gameKey } from './game.ts'
import type { GameIdentity } from './play/play-target.ts'

/** What a lane shows, by the keys of its games. */
export interface LaneShown {
  readonly lane: string
  readonly keys: readonly string[]
  /** It shows all of its own, such as what a member has played, and the others go without. */
  readonly whole: boolean
}

/** What a lane has to do without: what stands in those that came before it, and in those that show all of their own. */
export function takenFrom(shown: readonly LaneShown[], lane: string): ReadonlySet<string> {
  const own = shown.findIndex((it) => it.lane === lane)
  const earlier = shown.filter((it, at) => it.lane !== lane && (own < 0 || at < own || it.whole))
  return new Set(earlier.flatMap(({ keys }) => keys))
}

/** The first games of a list that stand nowhere else; each of them once. */
export function laneGames<One extends GameIdentity>(
  games: readonly One[],
  taken: ReadonlySet<string>,
  most: number,
): readonly One[] {
  const left = new Map(games.map((game) => [gameKey(game), game] as const))
  return [...left].flatMap(([key, game]) => (taken.has(key) ? [] : game)).slice(0, most)
}

/** What is shown once a lane shows these: a lane keeps its place among those that came. */
export function withLane(shown: readonly LaneShown[], next: LaneShown): readonly LaneShown[] {
  const before = shown.find(({ lane }) => lane === next.lane)
  if (!before) return [...shown, next]
  if (before.keys.join('\n') === next.keys.join('\n') && before.whole === next.whole) return shown
  return shown.map((it) => (it === before ? next : it))
}

export const withoutLane = (shown: readonly LaneShown[], lane: string): readonly LaneShown[] =>
  shown.filter((it) => it.lane !== lane)
