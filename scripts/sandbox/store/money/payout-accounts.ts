/** Where members have their withdrawals sent. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'

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

interface Row extends Omit<PayoutAccount, 'isDefault'> {
  readonly is_default: number
}

/** The accounts over the state's table. */
export function createPayoutAccounts(db: Database) {
  const of = (member: string): PayoutAccount[] =>
    db
      .all<Row>(
        'SELECT id, kind, code, name, number, holder, is_default FROM payout_accounts WHERE member = ? ORDER BY rowid',
        member,
      )
      .map(({ is_default, ...row }) => ({ ...row, isDefault: is_default === 1 }))
  const setDefault = (member: string, id: string): void => {
    db.run('UPDATE payout_accounts SET is_default = (id = ?) WHERE member = ?', id, member)
  }
  return {
    /** A member's, the oldest first. */
    of,
    /** Makes one of a member's the default. */
    setDefault,
    /** Adds one; the first of a member is the default. */
    add: (
      member: string,
      { kind, code, name, number, holder }: Omit<PayoutAccount, 'id' | 'isDefault'>,
    ): PayoutAccount => {
      const id = randomBytes(8).toString('hex')
      const isDefault = of(member).length === 0
      db.run(
        'INSERT INTO payout_accounts VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        id,
        member,
        kind,
        code,
        name,
        number,
        holder,
        Number(isDefault),
      )
      return { id, kind, code, name, number, holder, isDefault }
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
