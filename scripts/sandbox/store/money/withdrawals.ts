/** Withdrawals: what was asked for, where it goes, and how far it has come. */
import type { KnownWithdrawalState } from '../../../../src/rules/money/withdrawal.ts'
import type { Database } from '../database.ts'

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

export interface Withdrawals {
  add(withdrawal: Withdrawal): void
  /** Writes what has changed. */
  keep(withdrawal: Withdrawal): void
  of(reference: string): Withdrawal | undefined
  /** A member's, the newest first. */
  ofMember(member: string): Withdrawal[]
}

interface Row extends Pick<
  Withdrawal,
  | 'reference'
  | 'merchant'
  | 'member'
  | 'kind'
  | 'name'
  | 'number'
  | 'holder'
  | 'amount'
  | 'fee'
  | 'paid'
  | 'received'
  | 'state'
  | 'reason'
  | 'note'
> {
  readonly at: bigint
  readonly confirm_by: bigint | null
  readonly confirmed_by: Withdrawal['confirmedBy']
  readonly acknowledged: bigint
  readonly proofs: string
  readonly history: string
}

const toWithdrawal = ({ confirm_by, confirmed_by, ...row }: Row): Withdrawal => ({
  ...row,
  at: Number(row.at),
  confirmBy: confirm_by === null ? null : Number(confirm_by),
  confirmedBy: confirmed_by,
  acknowledged: row.acknowledged === 1n,
  // Both were written below.
  proofs: JSON.parse(row.proofs) as string[],
  history: JSON.parse(row.history) as Withdrawal['history'],
})

/** The withdrawals over the state's table. */
export const createWithdrawals = (db: Database): Withdrawals => ({
  add: (it) => {
    db.run(
      'INSERT INTO withdrawals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      it.reference,
      it.merchant,
      it.member,
      it.kind,
      it.name,
      it.number,
      it.holder,
      it.amount,
      it.fee,
      it.paid,
      it.received,
      it.state,
      it.at,
      it.confirmBy,
      it.confirmedBy,
      Number(it.acknowledged),
      it.reason,
      it.note,
      JSON.stringify(it.proofs),
      JSON.stringify(it.history),
    )
  },
  keep: (it) => {
    db.run(
      `UPDATE withdrawals SET paid = ?, received = ?, state = ?, confirm_by = ?, confirmed_by = ?, acknowledged = ?,
       reason = ?, note = ?, proofs = ?, history = ? WHERE reference = ?`,
      it.paid,
      it.received,
      it.state,
      it.confirmBy,
      it.confirmedBy,
      Number(it.acknowledged),
      it.reason,
      it.note,
      JSON.stringify(it.proofs),
      JSON.stringify(it.history),
      it.reference,
    )
  },
  of: (reference) => db.exact<Row>('SELECT * FROM withdrawals WHERE reference = ?', reference).map(toWithdrawal)[0],
  ofMember: (member) =>
    db.exact<Row>('SELECT * FROM withdrawals WHERE member = ? ORDER BY at DESC, rowid DESC', member).map(toWithdrawal),
})
