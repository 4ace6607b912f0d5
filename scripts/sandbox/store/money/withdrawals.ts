/** Withdrawals: what was asked for, where it goes, and how far it has come. */
import type { KnownWithdrawalState } from '../../../../src/rules/money/withdrawal.ts'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS withdrawals (
  reference TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  number TEXT NOT NULL,
  holder TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee BETWEEN 0 AND amount),
  paid INTEGER NOT NULL CHECK (paid BETWEEN 0 AND amount - fee),
  received INTEGER NOT NULL CHECK (received BETWEEN 0 AND paid),
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  confirm_by INTEGER,
  confirmed_by TEXT NOT NULL,
  acknowledged INTEGER NOT NULL CHECK (acknowledged IN (0, 1)),
  reason TEXT NOT NULL,
  note TEXT NOT NULL,
  proofs TEXT NOT NULL,
  history TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS withdrawals_by_member ON withdrawals (member, at);
`

export interface Withdrawal {
  readonly reference: string
  readonly merchant: string
  readonly member: string
  readonly kind: 'bank' | 'crypto'
  readonly name: string
  /** With most of its signs hidden. */
  readonly number: string
  readonly holder: string
  /** Minor units, as are all of these: what was asked for, what of it the platform keeps, what was paid out, what was received. */
  readonly amount: bigint
  readonly fee: bigint
  readonly paid: bigint
  readonly received: bigint
  readonly state: KnownWithdrawalState
  /** Milliseconds since 1970. */
  readonly at: number
  readonly confirmBy: number | null
  readonly confirmedBy: '' | 'member' | 'time' | 'operator'
  readonly acknowledged: boolean
  readonly reason: string
  readonly note: string
  /** Ids of uploads. */
  readonly proofs: readonly string[]
  readonly history: readonly { readonly state: KnownWithdrawalState; readonly at: number }[]
}

/** The withdrawals over the state's table. */
export function createWithdrawals(db: Database) {
  db.create(TABLES)
  const { add, keep, where } = tableOf<Withdrawal>(db, 'withdrawals', 'reference', {
    at: 'number',
    confirmBy: 'number',
    acknowledged: 'flag',
    proofs: 'json',
    history: 'json',
  })
  return {
    add,
    /** Writes what has changed. */
    keep,
    of: (reference: string): Withdrawal | undefined => where('reference = ?', reference)[0],
    /** A member's, the newest first. */
    ofMember: (member: string): Withdrawal[] => where('member = ? ORDER BY at DESC, rowid DESC', member),
  }
}
