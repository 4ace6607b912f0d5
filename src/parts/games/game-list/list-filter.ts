import type { Category } from '../../../rules/games/categories.ts'
import { SLOT_MIN_LINES, slotMinBet, WHOLE, type GameChoice } from '../../../rules/games/game-choice.ts'
import type { Worth } from '../../../rules/money/worth.ts'
import type { GameFilter } from '../../../state/games/games.ts'

/** What the list of a category is asked for so that it holds what was chosen. @param worth of the currency */
export function listFilter(category: Category, choice: GameChoice, worth: Worth): GameFilter {
  const { vendor, words, liveClass, isHot, isNew, highBet, manyLines, order } = choice
  const { trial, minRtp, maxBet, volatility, hasSeat } = choice
  return {
    category,
    ...(vendor ? { vendor } : {}),
    ...(words ? { name: words } : {}),
    ...(liveClass ? { liveClass } : {}),
    ...(isHot ? { hot: true } : {}),
    ...(isNew ? { new: true } : {}),
    ...(highBet ? { minBet: slotMinBet(worth) } : {}),
    ...(manyLines ? { minLines: SLOT_MIN_LINES } : {}),
    ...(trial ? { trial: true } : {}),
    ...(minRtp ? { minRtp } : {}),
    ...(maxBet ? { maxMinBet: maxBet } : {}),
    ...(volatility ? { volatility } : {}),
    ...(hasSeat ? { hasSeat } : {}),
    // Who comes to the tables looks for one to sit down at.
    ...(order === WHOLE.order ? (category === 'LIVE' ? { sort: 'seats' } : {}) : { sort: order }),
  }
}
