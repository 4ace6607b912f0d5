/** How much each section shows. */
import type { Brand } from '../../brand/schema.ts'
import { isTableRow, type CardLook as AnyLook, type TableLook } from '../../parts/games/game-card/card-props.ts'
import { GAME_PAGE_SIZE } from '../../rules/figures.ts'

type CardLook = Brand['layout']['card']

/** Full rows at every width: 12 divides by 2, 3, 4 and 6. */
const IN_GRID: Readonly<Record<CardLook, number>> = { framed: 12, poster: 12, portrait: 12, row: 8 }
/** The longest that a lane is; who does not move it is spared what comes after its first page. */
const IN_LANE = 60

/** How many games a section shows at the most. */
export function shownGames(card: CardLook, arrange: 'grid' | 'lane'): number {
  return arrange === 'lane' && card !== 'row' ? IN_LANE : IN_GRID[card]
}

/** How many places stand while they load: in a lane those that a wide window sees. */
export function waitingGames(card: CardLook, arrange: 'grid' | 'lane'): number {
  return arrange === 'lane' && card !== 'row' ? 8 : IN_GRID[card]
}

/** What was played last, where games stand below each other; a lane has room for all of them. */
const RECENT_ROWS = 4

/** How many of the games that were played last are shown at the most. */
export function shownRecent(card: AnyLook): number {
  return card === 'row' ? RECENT_ROWS : IN_LANE
}

/** How many live tables: those of one answer in a lane, which is a page of games. */
export const shownTables = (look: TableLook): number => (isTableRow(look) ? 6 : GAME_PAGE_SIZE)
/** How many items a list of them has that is a lane; rows are none. */
export const laneOfTables = (look: TableLook, count: number): number => (isTableRow(look) ? 0 : count)
/** More than these would push the lane out of a phone's window; the page of live casino has them all. */
export const SHOWN_CLASSES = 7

/** Live tables with free seats, and jackpots. */
export const shownSeats = (look: TableLook): number => (isTableRow(look) ? 4 : 12)
/** Some of them stand elsewhere on the page. */
export const ASKED_SEATS = 24
export const SHOWN_JACKPOTS = 3

export const SHOWN_WINNERS = 10
/** Of them, the first, where a brand shows them as pictures. */
export const ON_PODIUM = 3
/** Of those that are on, and of those later today. */
export const SHOWN_FIXTURES = 5
/** One row of tickets on a wide window, or two columns of lines. */
export const shownDraws = (look: Brand['layout']['draws']): number => (look === 'tickets' ? 5 : 4)
export const SHOWN_NOTICES = 4
export const SHOWN_PROMOTIONS = 4
export const SHOWN_TOPICS = 4

/** Full rows of cards in two and three columns, or lines. */
export function shownLotteries(look: Brand['layout']['lotteries']): number {
  return look === 'cards' ? 6 : 8
}
