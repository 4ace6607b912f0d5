/** A double-entry ledger: every transaction moves minor units between accounts and sums to zero; balances are sums. */
import type { Database } from './database.ts'
import { LEDGER_SCHEMA } from './money/ledger-schema.ts'

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
/** What a member has asked to have paid out, until it is or comes back. */
export const heldAccount = (member: string): string => `${member}:held`
/** What of a member's money a vendor holds, where the merchant's wallets are apart. */
export const vendorAccount = (member: string, vendor: string): string => `${vendorAccounts(member)}${vendor}`
/** How the accounts of all vendors begin that hold money of a member. */
export const vendorAccounts = (member: string): string => `${member}:vendor:`
/** What stakes go to and wins come from. */
export const houseAccount = (merchant: string): string => `${merchant}:house`
/** The same for play money, which is never mixed with the other. */
export const playHouseAccount = (merchant: string): string => `${merchant}:play-house`
/** The play money of whoever tries games for free: a member, or a browser of the merchant's. */
export const purseAccount = (owner: string): string => `${owner}:purse`

/** The ledger over the state's tables. */
export function createLedger(db: Database) {
  db.create(LEDGER_SCHEMA)
  const sum = (sql: string, ...values: string[]): bigint => db.exact<{ sum: bigint }>(sql, ...values)[0]?.sum ?? 0n
  const entriesOf = (id: bigint): Entry[] =>
    db.exact<Entry>('SELECT account, amount FROM ledger_entries WHERE ledger_transaction = ? ORDER BY id', id)
  return {
    /** Opens an account; does nothing when it is open already. */
    open: (account: string, merchant: string, mayBeNegative: boolean): void => {
      db.run('INSERT OR IGNORE INTO ledger_accounts VALUES (?, ?, ?)', account, merchant, Number(mayBeNegative))
    },
    /**
     * Posts a transaction, whole or not at all.
     * @throws LedgerError
     */
    post: ({ merchant, reason, reference, at, entries }: Transaction): void => {
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
    /** The balance of an account in minor units; 0 for one that is not open. */
    balance: (account: string): bigint =>
      sum('SELECT COALESCE(SUM(amount), 0) AS sum FROM ledger_entries WHERE account = ?', account),
    /** The open accounts whose ids begin so, by id. */
    accounts: (prefix: string): string[] =>
      db
        // A range instead of LIKE, which would read ids' own signs as wildcards and could not use the index.
        .all<{ id: string }>(
          'SELECT id FROM ledger_accounts WHERE id >= ? AND id < ? ORDER BY id',
          prefix,
          `${prefix}\u{10ffff}`,
        )
        .map(({ id }) => id),
    /** Posted transactions that touch one of the accounts, the oldest first. */
    history: (...accounts: string[]): Transaction[] =>
      db
        .exact<{ id: bigint; merchant: string; reason: string; reference: string; at: bigint }>(
          `SELECT id, merchant, reason, reference, at FROM ledger_transactions
           WHERE id IN (SELECT ledger_transaction FROM ledger_entries
                        WHERE account IN (${accounts.map(() => '?').join(', ')})) ORDER BY id`,
          ...accounts,
        )
        .map(({ id, at, ...rest }) => ({ ...rest, at: Number(at), entries: entriesOf(id) })),
    /** The sum over all entries of all transactions: 0 while the books are right. */
    total: (): bigint => sum('SELECT COALESCE(SUM(amount), 0) AS sum FROM ledger_entries'),
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
