/** What the server's `kinds/lottery.ts` says: bets, draws, and what was bet on them. */
import type { Round } from '../connection.ts'

export interface Bet {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly count: number
  readonly ordered: boolean
  /** Hundredths: of every choice, or of each. */
  readonly odds: number | readonly number[]
}

interface Draw {
  readonly numero: string
  readonly openTime: number
  readonly closeTime: number
}

export interface Table {
  readonly bets: readonly Bet[]
  readonly next: Draw
  readonly held: readonly (Draw & { readonly numbers: readonly string[] })[]
  readonly now: number
}

interface Ticket {
  readonly bet: string
  readonly numbers: readonly number[]
  readonly numero: string
}

/** The shape is the server's own. */
export const tableOf = (value: unknown): Table => value as Table
/** The shape is the server's own. */
export const ticketOf = ({ shown }: Pick<Round, 'shown'>): Ticket => shown as unknown as Ticket
