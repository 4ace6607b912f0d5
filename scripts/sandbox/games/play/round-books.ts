/**
 * The books of rounds: a betting record for each, and the ledger's postings. One that is over at once is one posting; one
 * that stays open takes its stake first, and brings what it won when it ends. Called within a transaction.
 */
import { randomBytes } from 'node:crypto'
import type { Services } from '../../context.ts'
import type { Game } from '../../seeds/games/games.ts'
import type { Entry } from '../../store/ledger.ts'
import type { Bet } from '../../store/records/bets.ts'
import { countRound, type SeedInUse } from '../../store/records/fairness-seeds.ts'
import type { Seat } from './tickets.ts'

type Asked = Pick<Services, 'store' | 'now'>

/** One turn of a round. */
export interface Turn {
  /** Minor units, taken with this turn: above 0 in the first, 0 in all others. */
  readonly stake: bigint
  /** What the round has won up to and with this turn, in minor units. */
  readonly win: bigint
  /** What of the stake was at risk; all of it unless said, and in a later turn what it was before. */
  readonly validBet?: bigint
  /** What the page shows; JSON. */
  readonly shown: object
  /** Where the round goes on: what it has to remember (JSON), and when it can end by the clock, if it does. */
  readonly open?: { readonly state: unknown; readonly dueAt?: number }
}

/** What is bet, and on what. */
export interface Wager {
  readonly seat: Seat
  readonly game: Game
  /** The round's id, which its page made. */
  readonly round: string
  /** JSON. */
  readonly bet: string
  /** What it was drawn from. */
  readonly seed: SeedInUse
}

/**
 * Writes a round's first turn, and moves its money.
 * @returns its record; `null` where the account does not hold the stake, which a win must not pay for
 */
export function beginBet(asked: Asked, { seat, game, round, bet, seed }: Wager, turn: Turn): Bet | null {
  const { store, now } = asked
  if (store.ledger.balance(seat.account) < turn.stake) return null
  countRound(store.db, seed)
  const at = now()
  const made: Bet = {
    record: recordNumber(at),
    merchant: seat.merchant,
    member: seat.member,
    account: seat.account,
    house: seat.house,
    round,
    vendor: game.vassalage,
    game: game.gameId,
    node: game.nodeId,
    gameName: game.gameName,
    category: game.category,
    room: seat.roomId,
    demo: seat.demo,
    stake: turn.stake,
    validBet: turn.stake,
    at,
    seed: seed.id,
    nonce: seed.nonce,
    bet,
    details: JSON.stringify([turn.shown]),
    ...stateAfter(turn, at),
  }
  store.bets.add(made)
  post(asked, made, turn.open ? 'stake' : 'round', turn.stake, turn.open ? 0n : turn.win)
  return made
}

/** Writes a further turn; at the end, what was won goes to the account. */
export function continueBet(asked: Asked, held: Bet, turn: Turn): Bet {
  const next: Bet = {
    ...held,
    ...stateAfter(turn, asked.now()),
    details: JSON.stringify([...turnsOf(held), turn.shown]),
  }
  asked.store.bets.keep(next)
  if (!turn.open) post(asked, next, 'win', 0n, turn.win)
  return next
}

/** What each turn showed. Written by this file. */
export const turnsOf = ({ details }: Pick<Bet, 'details'>): unknown[] => JSON.parse(details) as unknown[]

const stateAfter = ({ win, validBet, open }: Turn, now: number) => ({
  win,
  ...(validBet !== undefined && { validBet }),
  status: open ? ('open' as const) : ('settled' as const),
  settledAt: open ? null : now,
  dueAt: open?.dueAt ?? null,
  state: open ? JSON.stringify(open.state) : null,
})

/** Moves stake and win between the account and the house, in one posting. */
function post({ store, now }: Asked, bet: Bet, reason: 'stake' | 'round' | 'win', stake: bigint, win: bigint): void {
  const all: Entry[] = [
    { account: bet.account, amount: -stake },
    { account: bet.account, amount: win },
    { account: bet.house, amount: stake - win },
  ]
  const entries = all.filter(({ amount }) => amount !== 0n)
  if (entries.length === 0) return
  const reference = reason === 'win' ? `${bet.record}-WIN` : bet.record
  store.ledger.post({ merchant: bet.merchant, reason, reference, at: now(), entries })
}

/** The day, and ten digits that no other record has. */
function recordNumber(now: number): string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '')
  return `B${day}-${randomBytes(5).toString('hex').toUpperCase()}`
}
