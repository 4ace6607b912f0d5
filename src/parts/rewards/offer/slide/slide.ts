import type { SlideOf } from '../../../../rules/rewards/slides.ts'
import type { Game } from '../../../../rules/games/game.ts'
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
  /** Which of its seats are taken, from 1; `null` where nobody says so. */
  readonly seats: { readonly count: number; readonly taken: readonly number[] } | null
}

/** A jackpot as it stands now. */
export interface SlideJackpot {
  readonly id: string
  readonly name: string
  /** Minor units. */
  readonly amount: bigint
  /** How many games pay it; `null` where nobody says so. */
  readonly games: number | null
  /** The page of its games. */
  readonly to: string
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
