/** What the server's `kinds/sports.ts` says: fixtures, and what was bet on them. */
import { formatDecimal } from '../../../../../src/i18n/format/format.ts'
import type { Round } from '../connection.ts'

export interface Fixture {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly endsAt: number
  /** Hundredths, by what can be picked. */
  readonly odds: Readonly<Record<string, number>>
}

export interface Table {
  readonly open: readonly Fixture[]
  readonly live: readonly Fixture[]
  readonly mostPicks: number
  readonly now: number
}

export interface Leg {
  readonly fixture: string
  readonly pick: string
  /** Hundredths. */
  readonly odds: number
}

/** A leg with the names of its match. */
export type NamedLeg = Leg & { readonly home: string; readonly away: string }

type ShownLeg = NamedLeg & {
  readonly score?: { readonly home: number; readonly away: number }
  readonly right?: boolean
}

interface ShownBet {
  readonly legs: readonly ShownLeg[]
  readonly odds: number
}

/** The shape is the server's own. */
export const tableOf = (value: unknown): Table => value as Table
/** The shape is the server's own. */
export const betOf = ({ shown }: Pick<Round, 'shown'>): ShownBet => shown as unknown as ShownBet

/** Writes odds, which are hundredths, as the page's language does. */
export const oddsWriter =
  (language: string) =>
  (odds: number): string =>
    formatDecimal((odds / 100).toFixed(2), language)
