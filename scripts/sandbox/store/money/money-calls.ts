/**
 * Calls that moved money, or were to: one row for each request number of a member, and more only while deduplication is off
 * and the same call came more often.
 */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS money_calls (
  merchant TEXT NOT NULL,
  member TEXT NOT NULL,
  key TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  digest TEXT NOT NULL,
  answer TEXT NOT NULL,
  source TEXT,
  target TEXT,
  amount TEXT,
  at INTEGER NOT NULL,
  nth INTEGER NOT NULL,
  PRIMARY KEY (merchant, member, key, nth)
) STRICT, WITHOUT ROWID;
`

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

/** A call that is not to be carried out: it has no name and no answer. */
const VOID = { endpoint: '', digest: '', answer: '', source: null, target: null, amount: null }

/** The calls over the state's table. */
export function createMoneyCalls(db: Database) {
  db.create(TABLES)
  /** Keeps a call, after those of the same number. */
  const keep = ({ merchant, member, key, endpoint, digest, answer, source, target, amount, at }: MoneyCall): void => {
    db.run(
      `INSERT INTO money_calls VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,
        (SELECT count(*) FROM money_calls WHERE merchant = ?1 AND member = ?2 AND key = ?3))`,
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
  }
  return {
    keep,
    /** Makes a request void that has not come. */
    keepVoid: (call: Pick<MoneyCall, 'merchant' | 'member' | 'key' | 'at'>): void => keep({ ...VOID, ...call }),
    /** All of one number, the first one first. */
    of: (merchant: string, member: string, key: string): MoneyCall[] =>
      db.all<MoneyCall>(
        'SELECT * FROM money_calls WHERE merchant = ? AND member = ? AND key = ? ORDER BY nth',
        merchant,
        member,
        key,
      ),
    /** A member's since a moment, the newest first. */
    since: (merchant: string, member: string, at: number): MoneyCall[] =>
      db.all<MoneyCall>(
        'SELECT * FROM money_calls WHERE merchant = ? AND member = ? AND at >= ? ORDER BY at DESC, key, nth',
        merchant,
        member,
        at,
      ),
  }
}
