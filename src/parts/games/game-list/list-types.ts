import type { Category } from '../../../rules/games/categories.ts'
import type { GameChoice } from '../../../rules/games/game-choice.ts'
import type { Game } from '../../../rules/games/game.ts'
import type { Span } from '../../../rules/records/page-span.ts'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'

/** Which games a list shows. */
export interface ListQuestion {
  readonly category: Category
  readonly choice: GameChoice
  /** Whether they are shown; nothing is asked for otherwise. */
  readonly wanted?: boolean
}

/** A list of games, wherever it comes from. */
export interface List {
  /** How many places it has; `undefined` before the first answer. */
  readonly length: number | undefined
  /** The game at a place, from 0; `undefined` while it is on its way. */
  readonly gameAt: (index: number) => Game | undefined
  /** Tells which places are looked at, and so which games are asked for. */
  readonly onSeen: (seen: Span) => void
  /** The first answer; a failure is also that of any later page. */
  readonly query: QueryAnswer<unknown>
  /** The first place that stays empty for a failure. */
  readonly errorAt: number
  /** Whether these are the games of the question before. */
  readonly older: boolean
}
