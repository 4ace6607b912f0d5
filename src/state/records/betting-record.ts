/** The betting record and its tickets (spec 2, "Member centre": betting record). */
import { queryOptions } from '@tanstack/react-query'
import type { InMinorUnits } from '../../api/minor-units.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { BET_STATES, getBet, listBets } from '../../api/records/records.ts'
import type { Span } from '../../rules/records/day-range.ts'
import type { RecordSource } from './records.ts'
import { askMoney } from '../money/ask-money.ts'

export { BET_STATES }
type KnownBetState = (typeof BET_STATES)[number]
/** `unknown` is one of a later platform's. */
export type BetState = KnownBetState | 'unknown'

/** Amounts are minor units. */
export interface BetRecord {
  /** The number that players and support quote. */
  readonly record: string
  /** As the platform names it, such as `RNG`. */
  readonly category: string
  /** A code. */
  readonly vendor: string
  readonly game: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly settledTime: number | null
  readonly state: BetState
  readonly stake: bigint
  readonly validBet: bigint
  readonly win: bigint
  /** Win less stake; `null` while it is open, and where nobody knows whether it is. */
  readonly result: bigint | null
}

export interface BetTotals {
  readonly stake: bigint
  readonly validBet: bigint
  readonly win: bigint
  /** Of what is settled. */
  readonly result: bigint
}

/** What is left out narrows nothing. */
export interface BetFilter extends Span {
  readonly vendor?: string
  readonly category?: string
  /** A part of a game's name. */
  readonly game?: string
  readonly state?: KnownBetState
  /** The number of an export, for more than three months. */
  readonly exportId?: string | undefined
}

type WireBet = InMinorUnits<Omit<ReplyOf<typeof getBet>, 'selections'>>

function readBet({ record, time, settledTime, validBet, ...wire }: WireBet): BetRecord {
  const {
    gameType: category,
    vassalage: vendor,
    gameName: game,
    status: state,
    betAmount: stake,
    winAmount: win,
  } = wire
  const result = state === 'open' || state === 'unknown' ? null : win - stake
  return { record, category, vendor, game, time, settledTime, state, stake, validBet, win, result }
}

export const betSource = (filter: BetFilter): RecordSource<BetRecord, BetTotals> => ({
  key: ['bets', filter],
  read: async (page, context) => {
    const { vendor, category, game, state, exportId, ...span } = filter
    const { list, totals, ...rest } = await askMoney(context, listBets, {
      ...span,
      ...page,
      ...(vendor ? { vassalage: vendor } : {}),
      ...(category ? { gameType: category } : {}),
      ...(game ? { gameName: game } : {}),
      ...(state ? { status: state } : {}),
      ...(exportId === undefined ? {} : { exportId }),
    })
    const { betAmount: stake, winAmount: win, validBet, result } = totals
    return { rows: list.map(readBet), totals: { stake, validBet, win, result }, ...rest }
  },
})

export interface Selection {
  readonly event: string
  readonly choice: string
  readonly odds: string
  readonly result: string
  readonly state: 'open' | 'won' | 'lost' | 'returned' | 'unknown'
  /** Minor units; `null` where the ticket does not say it by choice. */
  readonly stake: bigint | null
  readonly win: bigint | null
}

/** One ticket with what was bet on. @param language the code that the names come in */
export const betQuery = (language: string, record: string) =>
  queryOptions({
    queryKey: ['ticket', language, record],
    queryFn: async (context): Promise<BetRecord & { readonly selections: readonly Selection[] }> => {
      const { selections, ...bet } = await askMoney(context, getBet, { record })
      return {
        ...readBet(bet),
        selections: selections.map(({ betAmount: stake, winAmount: win, ...rest }) => ({ ...rest, stake, win })),
      }
    },
    staleTime: 15_000,
  })
