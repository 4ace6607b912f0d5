/** What every kind of game is to the games' server: how a round begins, goes on and ends. */
import type * as v from 'valibot'
import type { Turn } from '../../sandbox/games/play/round-books.ts'
import type { MerchantSeed } from '../../sandbox/site/merchant.ts'
import type { Game } from '../../sandbox/seeds/games/games.ts'
import type { Draws } from './rules/draws.ts'

/** Why the games' server says no; the page has words for each. */
export type RefusalReason =
  | 'stake'
  | 'bet'
  | 'insufficient'
  | 'round-open'
  | 'round-reused'
  | 'round-unknown'
  | 'odds-changed'
  | 'closed'

/** Thrown where a round is not taken; nothing of it is kept. */
export class PlayRefused extends Error {
  override readonly name = 'PlayRefused'
  readonly reason: RefusalReason
  readonly value: object
  constructor(reason: RefusalReason, value: object = {}) {
    super(reason)
    this.reason = reason
    this.value = value
  }
}

/** What is played, for whom. */
export interface Setting {
  readonly merchant: MerchantSeed
  readonly game: Game
  /** The smallest and largest stake of a round, in minor units. */
  readonly limits: { readonly min: bigint; readonly max: bigint }
  /** The sandbox's own seed: what is drawn by the clock is drawn from it. */
  readonly seed: number
  readonly now: number
}

export interface Play<Bet, State> {
  /** Rounds of which several may be open at once: those that wait for the clock. */
  readonly concurrent: boolean
  readonly bet: v.GenericSchema<unknown, Bet>
  readonly state: v.GenericSchema<unknown, State>
  /** @throws PlayRefused */
  begin(bet: Bet, setting: Setting, draws: Draws): Turn
  /** What the player decides with a further turn; nothing unless given. */
  readonly choices?: readonly string[]
  /** The next turn of an open round, which the player asks for. @param choice one of `choices`, where there are some */
  step?(state: State, setting: Setting, draws: Draws, choice: string): Turn
  /** How a round ends whose time has come. */
  settle?(state: State, setting: Setting): Turn
  /** What the page shows before anybody plays: pays, fixtures, draws. JSON. */
  table(setting: Setting): object
}

/** A kind whose own types its functions alone know. */
export type AnyPlay = Play<unknown, unknown>

/** Hides a kind's types: what it is given, it has parsed by its own schemas. */
export const asPlay = <Bet, State>(play: Play<Bet, State>): AnyPlay => play as unknown as AnyPlay // see above
