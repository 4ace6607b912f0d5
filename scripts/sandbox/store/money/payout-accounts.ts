/** Where members have their withdrawals sent. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS payout_accounts (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('bank', 'crypto')),
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  number TEXT NOT NULL,
  holder TEXT NOT NULL,
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  UNIQUE (member, code, number)
) STRICT;
`

export interface PayoutAccount {
  readonly id: string
  readonly kind: 'bank' | 'crypto'
  /** The bank's code or the network's. */
  readonly code: string
  readonly name: string
  /** Whole, as it is never told. */
  readonly number: string
  readonly holder: string
  readonly isDefault: boolean
}

/** The accounts over the state's table. */
export function createPayoutAccounts(db: Database) {
  db.create(TABLES)
  const { add, where } = tableOf<PayoutAccount & { readonly member: string }>(db, 'payout_accounts', 'id', {
    isDefault: 'flag',
  })
  const of = (member: string): PayoutAccount[] => where('member = ? ORDER BY rowid', member)
  const setDefault = (member: string, id: string): void => {
    db.run('UPDATE payout_accounts SET is_default = (id = ?) WHERE member = ?', id, member)
  }
  return {
    /** A member's, the oldest first. */
    of,
    /** Makes one of a member's the default. */
    setDefault,
    /** Adds one; the first of a member is the default. */
    add: (member: string, account: Omit<PayoutAccount, 'id' | 'isDefault'>): PayoutAccount => {
      const added = { ...account, id: randomBytes(8).toString('hex'), isDefault: of(member).length === 0 }
      add({ ...added, member })
      return added
    },
    /** Takes one away; if it was the default, the oldest of the others is from now on. */
    remove: (member: string, id: string): void => {
      db.transaction(() => {
        db.run('DELETE FROM payout_accounts WHERE member = ? AND id = ?', member, id)
        const left = of(member)
        const [oldest] = left
        if (oldest && !left.some(({ isDefault }) => isDefault)) setDefault(member, oldest.id)
      })
    },
  }
}
