/** Calls that moved money, or were to: one row for each request number of a member. */
import type { Database } from './database.ts'

export interface MoneyCall {
  readonly merchant: string
  readonly member: string
  /** The request's number. */
  readonly key: string
  /** The call's name; empty for a request that was made void before it came. */
  readonly endpoint: string
  /** Of call and payload. */
  readonly digest: string
  /** The envelope that it was answered with, as JSON. */
  readonly answer: string
  /** Where the money comes from and goes to, and how much: as the payload says it, where it does. */
  readonly source: string | null
  readonly target: string | null
  readonly amount: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface MoneyCalls {
  of(merchant: string, member: string, key: string): MoneyCall | undefined
  /** Keeps a call; one of the same number that is there already stays. */
  keep(call: MoneyCall): void
  /** A member's since a moment, the newest first. */
  since(merchant: string, member: string, at: number): MoneyCall[]
}

/** The calls over the state's table. */
export const createMoneyCalls = (db: Database): MoneyCalls => ({
  of: (merchant, member, key) =>
    db.one<MoneyCall>('SELECT * FROM money_calls WHERE merchant = ? AND member = ? AND key = ?', merchant, member, key),
  keep: ({ merchant, member, key, endpoint, digest, answer, source, target, amount, at }) => {
    db.run(
      'INSERT OR IGNORE INTO money_calls VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      merchant,
      member,
      key,
      endpoint,
      digest,
      answer,
      source,
      target,
      amount,
      at,
    )
  },
  since: (merchant, member, at) =>
    db.all<MoneyCall>(
      'SELECT * FROM money_calls WHERE merchant = ? AND member = ? AND at >= ? ORDER BY at DESC, key',
      merchant,
      member,
      at,
    ),
})
