/**
 * Rounds over the ledger. A round is known by the id that its page made: asked again, it answers what it answered, and
 * takes no second stake. The gateway keeps its books.
 */
import * as v from 'valibot'
import type { Services } from '../../sandbox/context.ts'
import type { MerchantSeed } from '../../sandbox/site/merchant.ts'
import { gameById } from '../../sandbox/seeds/games/catalogue.ts'
import type { Game } from '../../sandbox/seeds/games/games.ts'
import { limitsAt } from '../../sandbox/seeds/games/rooms.ts'
import { beginBet, continueBet, turnsOf } from '../../sandbox/games/play/round-books.ts'
import type { Bet } from '../../sandbox/store/records/bets.ts'
import { drawsOf } from './fair.ts'
import { kindOf } from './kinds.ts'
import { PlayRefused, type AnyPlay, type Setting } from './play.ts'
import { PLAYS } from './plays.ts'
import { seedById, seedInUse } from '../../sandbox/store/records/fairness-seeds.ts'
import { decimal } from './stakes.ts'
import type { Seat } from '../../sandbox/games/play/tickets.ts'

type Asked = Pick<Services, 'store' | 'now' | 'seed' | 'merchants'>

/** What is played at a seat. */
export interface Place {
  readonly seat: Seat
  readonly game: Game
  readonly merchant: MerchantSeed
  readonly play: AnyPlay
  readonly setting: Setting
}

/** @throws Error for a seat whose merchant or game is gone */
export function placeOf({ merchants, seed, now }: Asked, seat: Seat): Place {
  const merchant = merchants.get(seat.merchant)
  const game = gameById(seed, seat.gameId)
  if (!merchant || !game) throw new Error(`nobody plays ${seat.gameId} at ${seat.merchant}`)
  const { least, most } = limitsAt(game, merchant, seat.roomId)
  const setting = { merchant, game, limits: { min: least, max: most }, seed, now: now() }
  return { seat, game, merchant, play: PLAYS[kindOf(game)], setting }
}

/** A round as its page sees it. */
export interface RoundAnswer {
  readonly roundId: string
  readonly record: string
  readonly status: Bet['status']
  /** Decimal strings. */
  readonly stake: string
  readonly win: string
  /** What the turn showed that was asked for: the last one. */
  readonly shown: unknown
  /** How many turns it has had. */
  readonly turns: number
  readonly at: number
  readonly settledAt: number | null
  readonly nonce: number
  readonly balance: string
}

/** Ids that pages make: 16 random bytes in hex. */
export const roundIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

/**
 * Begins a round, or answers again what the same id was answered.
 * @throws PlayRefused
 */
export function beginRound(asked: Asked, place: Place, roundId: string, rawBet: unknown): RoundAnswer {
  const { store } = asked
  const { seat, play, setting, game } = place
  const parsed = v.safeParse(play.bet, rawBet)
  if (!parsed.success) throw new PlayRefused('bet')
  const bet = JSON.stringify(parsed.output)
  return store.db.transaction(() => {
    const known = store.bets.ofRound(seat.account, roundId)
    if (known) {
      if (known.bet !== bet || known.game !== game.gameId) throw new PlayRefused('round-reused')
      return answer(asked, place, known, 0)
    }
    const [open] = play.concurrent ? [] : store.bets.openOf(seat.account, game.gameId)
    if (open) throw new PlayRefused('round-open', { round: answer(asked, place, open) })
    const seed = seedInUse(store.db, seat.account, game.gameId)
    const turn = play.begin(parsed.output, setting, drawsOf(seed.seed, roundId, String(seed.nonce)))
    const made = beginBet(asked, { seat, game, round: roundId, bet, seed }, turn)
    if (!made) throw new PlayRefused('insufficient')
    return answer(asked, place, made)
  })
}

/**
 * The next turn of an open round, or again the answer of one that it has had.
 * @param turn which turn is asked for: 1 is the one after the first
 * @param choice what the player decides with it, in games where there is something to decide
 * @throws PlayRefused
 */
export function stepRound(asked: Asked, place: Place, roundId: string, turn: number, choice?: string): RoundAnswer {
  const { store } = asked
  const { seat, play, setting } = place
  return store.db.transaction(() => {
    const held = store.bets.ofRound(seat.account, roundId)
    if (!held || held.game !== place.game.gameId) throw new PlayRefused('round-unknown')
    const turns = turnsOf(held).length
    if (turn < turns) return answer(asked, place, held, turn)
    if (held.status !== 'open' || held.state === null || turn > turns || !play.step)
      throw new PlayRefused('round-unknown')
    if (play.choices ? !play.choices.includes(choice ?? '') : choice !== undefined) throw new PlayRefused('bet')
    const state = v.parse(play.state, JSON.parse(held.state))
    const draws = drawsOf(seedById(store.db, held.seed), roundId, `${held.nonce}.${turn}`)
    const next = play.step(state, setting, draws, choice ?? '')
    return answer(asked, place, continueBet(asked, held, next))
  })
}

/** Ends the open rounds whose time has come, whoever's they are. */
export function settleDue(asked: Asked): void {
  const { store } = asked
  for (const held of store.bets.due(asked.now()))
    store.db.transaction(() => {
      const merchant = asked.merchants.get(held.merchant)
      const game = gameById(asked.seed, held.game)
      // A file may hold what this start does not know; it waits for one that does.
      if (!merchant || !game || held.state === null) return
      const play = PLAYS[kindOf(game)]
      const setting = { merchant, game, limits: { min: 0n, max: 0n }, seed: asked.seed, now: asked.now() }
      if (play.settle) continueBet(asked, held, play.settle(v.parse(play.state, JSON.parse(held.state)), setting))
    })
}

/** A round as its page sees it. @param turn which one is shown; the last unless given */
export function answer({ store }: Asked, { merchant }: Place, bet: Bet, turn?: number): RoundAnswer {
  const turns = turnsOf(bet)
  const money = (minor: bigint): string => decimal(minor, merchant)
  return {
    roundId: bet.round,
    record: bet.record,
    status: bet.status,
    stake: money(bet.stake),
    win: money(bet.win),
    shown: turns.at(turn ?? -1),
    turns: turns.length,
    at: bet.at,
    settledAt: bet.settledAt,
    nonce: bet.nonce,
    balance: money(store.ledger.balance(bet.account)),
  }
}
