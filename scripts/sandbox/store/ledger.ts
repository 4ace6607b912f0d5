/** A double-entry ledger: every transaction moves minor units between accounts and sums to zero; balances are sums. */
import type { Database } from './database.ts'

export interface Entry {
  readonly account: string
  /** Minor units; negative leaves the account, positive enters it. */
  readonly amount: bigint
}

export interface Transaction {
  readonly merchant: string
  /** What happened, such as `deposit`. */
  readonly reason: string
  /** Unique within the merchant; what players and support quote. */
  readonly reference: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly entries: readonly Entry[]
}

/** Thrown when the ledger refuses a transaction; nothing of it is kept. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError'
  readonly reason: 'unbalanced' | 'insufficient' | 'invalid'
  constructor(reason: LedgerError['reason'], detail: string, cause?: unknown) {
    super(detail, { cause })
    this.reason = reason
  }
}

/** The account that stands for the world outside: deposits come from it, withdrawals go to it. */
export const worldAccount = (merchant: string): string => `${merchant}:world`
/** A member's wallet. */
export const walletAccount = (member: string): string => `${member}:wallet`

export interface Ledger {
  /** Opens an account; does nothing when it is open already. */
  open(account: string, merchant: string, mayBeNegative: boolean): void
  /**
   * Posts a transaction, whole or not at all.
   * @throws LedgerError
   */
  post(transaction: Transaction): void
  /** The balance of an account in minor units; 0 for one that is not open. */
  balance(account: string): bigint
  /** Posted transactions that touch the account, the oldest first. */
  history(account: string): Transaction[]
  /** The sum over all entries of all transactions: 0 while the books are right. */
  total(): bigint
}

/** The ledger over the state's tables. */
export function createLedger(db: Database): Ledger {
  const sum = (sql: string, ...values: string[]): bigint => db.exact<{ sum: bigint }>(sql, ...values)[0]?.sum ?? 0n
  const entriesOf = (id: bigint): Entry[] =>
    db.exact<Entry>('SELECT account, amount FROM ledger_entries WHERE ledger_transaction = ? ORDER BY id', id)
  return {
    open: (account, merchant, mayBeNegative) => {
      db.run('INSERT OR IGNORE INTO ledger_accounts VALUES (?, ?, ?)', account, merchant, Number(mayBeNegative))
    },
    post: ({ merchant, reason, reference, at, entries }) => {
      try {
        db.transaction(() => {
          const [row] = db.exact<{ id: bigint }>(
            'INSERT INTO ledger_transactions (merchant, reason, reference, at) VALUES (?, ?, ?, ?) RETURNING id',
            merchant,
            reason,
            reference,
            at,
          )
          if (!row) throw new Error('the ledger gave a transaction no number')
          for (const { account, amount } of entries)
            db.run(
              'INSERT INTO ledger_entries (ledger_transaction, account, amount) VALUES (?, ?, ?)',
              row.id,
              account,
              amount,
            )
          db.run('UPDATE ledger_transactions SET posted = 1 WHERE id = ?', row.id)
        })
      } catch (error) {
        throw asLedgerError(error)
      }
    },
    balance: (account) => sum('SELECT COALESCE(SUM(amount), 0) AS sum FROM ledger_entries WHERE account = ?', account),
    history: (account) =>
      db
        .exact<{ id: bigint; merchant: string; reason: string; reference: string; at: bigint }>(
          `SELECT id, merchant, reason, reference, at FROM ledger_transactions
           WHERE id IN (SELECT ledger_transaction FROM ledger_entries WHERE account = ?) ORDER BY id`,
          account,
        )
        .map(({ id, at, ...rest }) => ({ ...rest, at: Number(at), entries: entriesOf(id) })),
    total: () => sum('SELECT COALESCE(SUM(amount), 0) AS sum FROM ledger_entries'),
  }
}

/** The triggers speak through SQLite's messages; everything else that a post meets is a broken request. */
function asLedgerError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.message.includes('sums to zero')) return new LedgerError('unbalanced', error.message, error)
  if (error.message.includes('insufficient')) return new LedgerError('insufficient', error.message, error)
  return /constraint|ledger:|INT64|out of range|too large/i.test(error.message)
    ? new LedgerError('invalid', error.message, error)
    : error
}
