/** The items of a merchant's navigation (spec 3, "Navigation item"): its categories, and games that it shows off. */
import { LAUNCHES_GAME } from '../../../../src/api/site/system.ts'
import { categoryRoute, type Category } from '../../../../src/rules/games/categories.ts'
import { categoryPoints } from '../../../../src/rules/games/category-points.ts'
import type { Game } from '../games/games.ts'
import type { OfferedLane } from '../games/offers.ts'

export interface SeededItem {
  readonly name: string
  readonly enName: string
  /** A category, or that it launches a game. */
  readonly gameType: string
  readonly page: string
  readonly point: string
  readonly vassalage?: string
  readonly gameId?: string
  readonly nodeId?: string
}

const NAMES: Readonly<Partial<Record<Category, string>>> = {
  SPORTS: 'Sports',
  RNG: 'Slots',
  LIVE: 'Live casino',
  ELOTT: 'Electronic lottery',
  LOTT: 'Lottery',
}

/**
 * @param games the merchant's, from which the first hot slot and fishing game are shown off
 */
export function navigationOf(lanes: readonly OfferedLane[], games: readonly Game[]): SeededItem[] {
  const categories = lanes.flatMap(({ category }) => {
    const enName = NAMES[category]
    if (enName === undefined) return []
    const point = categoryPoints(category, { shown: true, rates: {} }) ?? ''
    return { name: `nav_${category.toLowerCase()}`, enName, gameType: category, page: categoryRoute(category), point }
  })
  const shown = (['RNG', 'FISH'] as const).flatMap(
    (category) => games.find((it) => it.category === category && it.isHot) ?? [],
  )
  return [
    ...categories,
    ...shown.map(({ gameName, vassalage, gameId, nodeId }) => ({
      name: `nav_game_${gameId}`,
      enName: gameName,
      gameType: LAUNCHES_GAME,
      page: '/game',
      point: '',
      vassalage,
      gameId,
      nodeId,
    })),
  ]
}
