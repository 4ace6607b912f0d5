/** The betting record and its tickets (spec 2, "Member centre": betting record). */
import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { BET_STATES, getBet, listBets } from '../../api/records/records.ts'
import type { Span } from '../../rules/records/day-range.ts'
import { readAmount } from '../money/request/reply-amount.ts'
import type { RecordSource } from './records.ts'

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

type WireBet = Omit<ReplyOf<typeof getBet>, 'selections'>

function readBet(wire: WireBet, read: (text: string, field: string) => bigint, at: string): BetRecord {
  const stake = read(wire.betAmount, `${at}betAmount`)
  const win = read(wire.winAmount, `${at}winAmount`)
  return {
    record: wire.record,
    category: wire.gameType,
    vendor: wire.vassalage,
    game: wire.gameName,
    time: wire.time,
    settledTime: wire.settledTime,
    state: wire.status,
    stake,
    validBet: read(wire.validBet, `${at}validBet`),
    win,
    result: wire.status === 'open' || wire.status === 'unknown' ? null : win - stake,
  }
}

/** @param digits decimals of the currency */
export const betSource = (gateway: Gateway, digits: number, filter: BetFilter): RecordSource<BetRecord, BetTotals> => ({
  key: ['bets', filter],
  read: async (page, signal) => {
    const { vendor, category, game, state, exportId, ...span } = filter
    const said = await gateway(
      listBets,
      {
        ...span,
        ...page,
        ...(vendor ? { vassalage: vendor } : {}),
        ...(category ? { gameType: category } : {}),
        ...(game ? { gameName: game } : {}),
        ...(state ? { status: state } : {}),
        ...(exportId === undefined ? {} : { exportId }),
      },
      { signal },
    )
    const read = (text: string, field: string): bigint => readAmount(text, digits, listBets, field)
    const { totals } = said
    return {
      rows: said.list.map((bet, index) => readBet(bet, read, `list.${index}.`)),
      total: said.total,
      snapshot: said.snapshot,
      totals: {
        stake: read(totals.betAmount, 'totals.betAmount'),
        validBet: read(totals.validBet, 'totals.validBet'),
        win: read(totals.winAmount, 'totals.winAmount'),
        result: read(totals.result, 'totals.result'),
      },
    }
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
export const betQuery = (gateway: Gateway, digits: number, language: string, record: string) =>
  queryOptions({
    queryKey: ['ticket', language, record],
    queryFn: async ({ signal }): Promise<BetRecord & { readonly selections: readonly Selection[] }> => {
      const said = await gateway(getBet, { record }, { signal })
      const read = (text: string, field: string): bigint => readAmount(text, digits, getBet, field)
      const maybe = (text: string | null, field: string): bigint | null => (text === null ? null : read(text, field))
      return {
        ...readBet(said, read, ''),
        selections: said.selections.map(({ betAmount, winAmount, ...selection }, index) => ({
          ...selection,
          stake: maybe(betAmount, `selections.${index}.betAmount`),
          win: maybe(winAmount, `selections.${index}.winAmount`),
        })),
      }
    },
    staleTime: 15_000,
  })
