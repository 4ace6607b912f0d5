/** Deposits that members have asked for. */
import type { KnownDepositState } from '../../../../src/rules/money/deposit.ts'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS deposits (
  reference TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  channel TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0),
  state TEXT NOT NULL,
  reason TEXT NOT NULL,
  bonus TEXT REFERENCES bonuses (id),
  payer TEXT NOT NULL,
  return_url TEXT NOT NULL,
  slips TEXT NOT NULL,
  at INTEGER NOT NULL,
  expires_at INTEGER,
  decided_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS deposits_by_member ON deposits (member, at);

CREATE TABLE IF NOT EXISTS used_vouchers (
  merchant TEXT NOT NULL,
  code TEXT NOT NULL,
  reference TEXT NOT NULL,
  PRIMARY KEY (merchant, code)
) STRICT, WITHOUT ROWID;
`

export interface Deposit {
  /** What players and support quote. */
  readonly reference: string
  readonly merchant: string
  readonly member: string
  readonly channel: string
  /** Minor units. */
  readonly amount: bigint
  readonly fee: bigint
  readonly state: KnownDepositState
  /** Why it was rejected; empty otherwise. */
  readonly reason: string
  /** The id of the bonus that comes with it. */
  readonly bonus: string | null
  /** Under which name it is paid; empty where that was not asked. */
  readonly payer: string
  /** Where a payment page leads back to. */
  readonly returnUrl: string
  /** Ids of the pictures of its payment. */
  readonly slips: readonly string[]
  /** Milliseconds since 1970, as all of these. */
  readonly at: number
  readonly expiresAt: number | null
  readonly decidedAt: number | null
}

/** The deposits over the state's tables. */
export function createDeposits(db: Database) {
  db.create(TABLES)
  const { add, keep, where } = tableOf<Deposit>(db, 'deposits', 'reference', {
    slips: 'json',
    at: 'number',
    expiresAt: 'number',
    decidedAt: 'number',
  })
  return {
    add,
    /** Writes what has changed. */
    keep,
    of: (reference: string): Deposit | undefined => where('reference = ?', reference)[0],
    /** A member's, the newest first. */
    ofMember: (member: string): Deposit[] => where('member = ? ORDER BY at DESC, reference', member),
    /** Uses a voucher up. @returns whether nobody had */
    useVoucher: (merchant: string, code: string, reference: string): boolean =>
      db.run('INSERT OR IGNORE INTO used_vouchers VALUES (?, ?, ?)', merchant, code, reference) === 1,
  }
}
