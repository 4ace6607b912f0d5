/** Deposits that members have asked for. */
import type { KnownDepositState } from '../../../../src/rules/money/deposit.ts'
import type { Database } from '../database.ts'

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

export interface Deposits {
  add(deposit: Deposit): void
  /** Writes what has changed. */
  keep(deposit: Deposit): void
  of(reference: string): Deposit | undefined
  /** A member's, the newest first. */
  ofMember(member: string): Deposit[]
  /** Uses a voucher up. @returns whether nobody had */
  useVoucher(merchant: string, code: string, reference: string): boolean
}

interface Row extends Pick<Deposit, 'reference' | 'merchant' | 'member' | 'channel' | 'amount' | 'fee' | 'state'> {
  readonly reason: string
  readonly bonus: string | null
  readonly payer: string
  readonly return_url: string
  readonly slips: string
  readonly at: bigint
  readonly expires_at: bigint | null
  readonly decided_at: bigint | null
}

const moment = (value: bigint | null): number | null => (value === null ? null : Number(value))

const toDeposit = ({ return_url, slips, expires_at, decided_at, at, ...row }: Row): Deposit => ({
  ...row,
  returnUrl: return_url,
  // Written by `add` and `keep`.
  slips: JSON.parse(slips) as string[],
  at: Number(at),
  expiresAt: moment(expires_at),
  decidedAt: moment(decided_at),
})

/** The deposits over the state's tables. */
export const createDeposits = (db: Database): Deposits => ({
  add: (deposit) => {
    db.run(
      'INSERT INTO deposits VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      deposit.reference,
      deposit.merchant,
      deposit.member,
      deposit.channel,
      deposit.amount,
      deposit.fee,
      deposit.state,
      deposit.reason,
      deposit.bonus,
      deposit.payer,
      deposit.returnUrl,
      JSON.stringify(deposit.slips),
      deposit.at,
      deposit.expiresAt,
      deposit.decidedAt,
    )
  },
  keep: ({ reference, state, reason, slips, decidedAt }) => {
    db.run(
      'UPDATE deposits SET state = ?, reason = ?, slips = ?, decided_at = ? WHERE reference = ?',
      state,
      reason,
      JSON.stringify(slips),
      decidedAt,
      reference,
    )
  },
  of: (reference) => db.exact<Row>('SELECT * FROM deposits WHERE reference = ?', reference).map(toDeposit)[0],
  ofMember: (member) =>
    db.exact<Row>('SELECT * FROM deposits WHERE member = ? ORDER BY at DESC, reference', member).map(toDeposit),
  useVoucher: (merchant, code, reference) =>
    db.run('INSERT OR IGNORE INTO used_vouchers VALUES (?, ?, ?)', merchant, code, reference) === 1,
})
