import type { SlideOf } from '../../../../rules/rewards/slides.ts'
import type { Game } from '../../../../rules/games/game.ts'
import type { Jackpot } from '../../../../state/games/jackpots.ts'
import type { Lottery, LotteryNow } from '../../../../state/lottery/lottery.ts'
import type { Promotion } from '../../../../state/rewards/promotions.ts'

/** A draw that comes, with the lottery that it is of. */
export interface SlideDraw {
  readonly lottery: Lottery
  readonly now: LotteryNow
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly offset: number
}

/** A live table. */
export interface SlideTable {
  readonly game: Game
  readonly vendorName: string
  /** Who deals; empty where nobody says so. */
  readonly dealer: string
  /** `null` where it has none, or nobody says so. */
  readonly seats: Game['seats']
}

/** A jackpot as it was answered. */
export interface SlideJackpot {
  readonly jackpot: Jackpot
  /** When, in milliseconds since 1970. */
  readonly at: number
}

/** A match that is on; what becomes of it is told by the price store. */
export interface SlideMatch {
  readonly id: string
  /** Who meets whom. */
  readonly title: string
}

/** A record that one slide is drawn from. */
export type Slide = SlideOf<Promotion, SlideJackpot, SlideDraw, SlideTable, SlideMatch>
/** All but a match, which moves and so is drawn by itself. */
export type RecordSlide = Exclude<Slide, { readonly kind: 'match' }>
