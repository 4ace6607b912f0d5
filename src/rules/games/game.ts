/** A game as the screens show it (spec 3, "Game list item"). */
import type { Category } from './categories.ts'
import { VN_LOTTERY_VENDOR } from '../lottery/vendor-lobbies.ts'
import { lotteryTarget } from '../lottery/lottery-target.ts'
import { playTarget, type GameIdentity, type PlayTarget } from './play/play-target.ts'
import type { Volatility } from './volatility.ts'
import { SEA_LOTTERY_VENDOR } from './vendors/vendors.ts'

export interface Game extends GameIdentity {
  readonly name: string
  /** `null` where the server names none that this site has. */
  readonly category: Category | null
  /** Addresses as the server wrote them; they pass the guard before they are shown. */
  readonly smallPicture: string
  readonly picture: string
  readonly offersTrial: boolean
  readonly isHot: boolean
  readonly isNew: boolean
  /** The class of a live table as the server writes it (see `live-classes.ts`); empty elsewhere. */
  readonly liveClass: string
  /** The smallest bet in whole units of the currency, a decimal string; empty where it is not known. */
  readonly minBet: string
  /** The largest bet, the same. */
  readonly maxBet: string
  /** Win lines; 0 where there are none, or they are not known. */
  readonly lines: number
  /** Return to player in percent, a decimal string; `null` where it is not known. */
  readonly rtp: string | null
  readonly volatility: Volatility | null
  /** Who deals at a live table; empty elsewhere, and where it is not told. */
  readonly dealer: string
  /** Of a live table; `null` elsewhere, and where any number may play. */
  readonly seats: Seats | null
}

export interface Seats {
  readonly all: number
  readonly free: number
  /** Which are taken, from 1; `null` where that is not told. */
  readonly taken: readonly number[] | null
}

/** Whether somebody could sit down at a table with seats. */
export const hasFreeSeat = ({ seats }: Pick<Game, 'seats'>): boolean => seats !== null && seats.free > 0

/** The sides of a game's two pictures, in pixels. Spec: not shown; the small one is for small places. */
export const PICTURE_WIDTHS = { smallPicture: 240, picture: 480 } as const

/** What tells games apart: two vendors may use the same id. A vendor's id may hold a slash of its own. */
export function gameKey({ vendor, gameId, nodeId }: GameIdentity): string {
  return [vendor, gameId, nodeId].map((part) => part.replaceAll(/[%/]/g, encodeURIComponent)).join('/')
}

/**
 * Where Play and a free trial lead (spec 2, "Header"): to the game page, and with a lottery to its lobby, where the
 * login check comes with the bet.
 */
export function gameTarget(game: GameIdentity, mode: 'play' | 'trial' = 'play'): PlayTarget {
  const { vendor, gameId, nodeId } = game
  const lottery = vendor === SEA_LOTTERY_VENDOR || vendor === VN_LOTTERY_VENDOR
  return lottery && gameId
    ? lotteryTarget({ vendor, code: gameId, playType: nodeId, opensList: false })
    : playTarget(game, mode)
}
