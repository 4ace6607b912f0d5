/** Pages of games (spec 9: "Game drop-down page size: 21 first, 18 on page change. Game list request page size 24"). */
import { PANEL_FIRST, PANEL_NEXT } from '../../figures.ts'

export interface PageRequest {
  /** From 1. */
  readonly pageNo: number
  readonly pageSize: number
}

/** The page that an answer is, as the server counts. */
export interface PageOf {
  readonly pageNum: number
  readonly totalPages: number
}

/** The page of a drop-down: the first holds 21 games, every further one is asked for by eighteens. */
export function panelPage(pageNo: number): PageRequest {
  return { pageNo, pageSize: pageNo === 1 ? PANEL_FIRST : PANEL_NEXT }
}

/** The number of the page after this one; `null` at the end. */
export function nextPageNo({ pageNum, totalPages }: PageOf): number | null {
  return pageNum < totalPages ? pageNum + 1 : null
}

/**
 * Pages one after the other, each game once. By eighteens the second page begins with the last three of the first
 * twenty-one, and a list that changes between two pages repeats games as well.
 */
export function joinPages<Game>(pages: readonly (readonly Game[])[], idOf: (game: Game) => string): Game[] {
  const games = new Map<string, Game>()
  for (const game of pages.flat()) {
    const id = idOf(game)
    if (!games.has(id)) games.set(id, game)
  }
  return [...games.values()]
}
