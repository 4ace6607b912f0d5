/** The pages of the game categories: what each is about, and which filters make sense there (spec 2, "Routes"; spec 5). */
import type { Category } from '../../rules/games/categories.ts'
import type { Toggle } from '../../parts/games/game-filters/filter-labels.ts'

export interface GamePage {
  readonly category: Category
  readonly toggles: readonly Toggle[]
  /** Whether its games are tables of the classes of live casino. */
  readonly hasClasses: boolean
}

export const GAME_PAGES: Readonly<Record<string, GamePage>> = {
  '/rng': { category: 'RNG', toggles: ['isHot', 'isNew', 'highBet', 'manyLines', 'trial'], hasClasses: false },
  '/live': { category: 'LIVE', toggles: ['hasSeat', 'isHot', 'isNew'], hasClasses: true },
  '/cockfight': { category: 'COCKFIGHT', toggles: ['isHot', 'isNew', 'highBet'], hasClasses: false },
  '/mini': { category: 'MINI', toggles: ['isHot', 'isNew', 'highBet', 'manyLines', 'trial'], hasClasses: false },
}
