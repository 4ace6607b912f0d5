/** A member's records, page by page: bets, postings of the wallet, and the exports of them. Amounts are minor units. */
import type { SQLInputValue } from 'node:sqlite'
import { betsTable, type Bet, type BetStatus } from './bets.ts'
import type { Database, Place } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS record_exports (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('bets', 'transactions')),
  start_time INTEGER NOT NULL,
  end_time INTEGER NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (member, kind, start_time, end_time)
) STRICT;
`

/** A stretch of time in milliseconds since 1970: its first moment, and the one after its last. */
export interface Stretch {
  readonly startTime: number
  readonly endTime: number
}

export interface PageAsked extends Place {
  /** The number of the last row that counts. */
  readonly upTo: number
}

export interface BetsAsked extends Stretch {
  readonly member: string
  readonly vendor?: string | undefined
  readonly category?: string | undefined
  /** A part of the game's name, in any case. */
  readonly name?: string | undefined
  readonly status?: BetStatus | undefined
}

export interface PostingsAsked extends Stretch {
  /** Of the ledger. */
  readonly account: string
  /** Reasons; all of them unless given. */
  readonly types?: readonly string[] | undefined
}

export interface Posting {
  readonly reference: string
  readonly type: string
  readonly at: number
  readonly amount: bigint
  /** What the account held after it. */
  readonly balance: bigint
}

export interface BetTotals {
  readonly count: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly win: bigint
  readonly result: bigint
}

export interface RecordExport extends Stretch {
  readonly id: string
  readonly kind: 'bets' | 'transactions'
  readonly at: number
}

interface Clause {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

/** What of a pattern SQLite would take for a sign of its own. */
const escaped = (name: string): string => name.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

function betsWhere({ member, startTime, endTime, vendor, category, name, status }: BetsAsked, upTo: number): Clause {
  const parts: [string, ...SQLInputValue[]][] = [
    ['member = ? AND demo = 0', member],
    ['at >= ? AND at < ?', startTime, endTime],
    ['rowid <= ?', upTo],
  ]
  if (vendor !== undefined) parts.push(['vendor = ?', vendor])
  if (category !== undefined) parts.push(['category = ?', category])
  if (name !== undefined) parts.push([`game_name LIKE ? ESCAPE '\\'`, `%${escaped(name)}%`])
  if (status !== undefined) parts.push(['status = ?', status])
  return { sql: parts.map(([sql]) => sql).join(' AND '), values: parts.flatMap(([, ...values]) => values) }
}

/** Each transaction once, with all that it moved of the account and what the account held then, in the order of the clock. */
const RUNNING = `
  SELECT t.id, t.reason, t.reference, t.at, SUM(e.amount) AS amount,
  SUM(SUM(e.amount)) OVER (ORDER BY t.at, t.id) AS balance
  FROM ledger_entries AS e JOIN ledger_transactions AS t ON t.id = e.ledger_transaction
  WHERE e.account = ? AND t.posted = 1 GROUP BY t.id`

function postingsFrom({ account, startTime, endTime, types }: PostingsAsked, upTo: number): Clause {
  const among = types === undefined ? '' : ` AND reason IN (${types.map(() => '?').join(', ')})`
  return {
    sql: `FROM (${RUNNING}) WHERE amount <> 0 AND at >= ? AND at < ? AND id <= ?${among}`,
    values: [account, startTime, endTime, upTo, ...(types ?? [])],
  }
}

const lastOf = (db: Database, sql: string): number => db.one<{ last: number }>(sql)?.last ?? 0

function betRecords(db: Database) {
  const table = betsTable(db)
  return {
    bets: (asked: BetsAsked, { skip, take, upTo }: PageAsked): Bet[] => {
      const { sql, values } = betsWhere(asked, upTo)
      return table.where(`${sql} ORDER BY at DESC, rowid DESC LIMIT ? OFFSET ?`, ...values, take, skip)
    },
    betTotals: (asked: BetsAsked, upTo: number): BetTotals => {
      const { sql, values } = betsWhere(asked, upTo)
      const [sums] = db.exact<Record<'count' | 'stake' | 'validBet' | 'win' | 'result', bigint>>(
        `SELECT COUNT(*) AS count, COALESCE(SUM(stake), 0) AS stake, COALESCE(SUM(valid_bet), 0) AS validBet,
         COALESCE(SUM(CASE WHEN status = 'open' THEN 0 ELSE win END), 0) AS win,
         COALESCE(SUM(CASE WHEN status = 'open' THEN 0 ELSE win - stake END), 0) AS result
         FROM bets WHERE ${sql}`,
        ...values,
      )
      if (!sums) throw new Error('a sum has one row')
      return { ...sums, count: Number(sums.count) }
    },
    /** The number of the last bet there is. */
    lastBet: (): number => lastOf(db, 'SELECT COALESCE(MAX(rowid), 0) AS last FROM bets'),
    bet: (member: string, record: string): Bet | undefined =>
      table.where('member = ? AND demo = 0 AND record = ?', member, record)[0],
    /** Bets for money that were settled in a stretch, summed up by category. */
    settledByCategory: (
      member: string,
      { startTime, endTime }: Stretch,
    ): (Omit<BetTotals, 'result'> & { readonly category: string })[] =>
      db
        .exact<Record<'count' | 'stake' | 'validBet' | 'win', bigint> & { category: string }>(
          `SELECT category, COUNT(*) AS count, SUM(stake) AS stake, SUM(valid_bet) AS validBet, SUM(win) AS win FROM bets
           WHERE member = ? AND demo = 0 AND status <> 'open' AND settled_at >= ? AND settled_at < ? GROUP BY category`,
          member,
          startTime,
          endTime,
        )
        .map((sums) => ({ ...sums, count: Number(sums.count) })),
  }
}

function postingRecords(db: Database) {
  return {
    postings: (asked: PostingsAsked, { skip, take, upTo }: PageAsked): Posting[] => {
      const { sql, values } = postingsFrom(asked, upTo)
      return db
        .exact<{ reference: string; type: string; at: bigint; amount: bigint; balance: bigint }>(
          `SELECT reference, reason AS type, at, amount, balance ${sql} ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
          ...values,
          take,
          skip,
        )
        .map(({ at, ...posting }) => ({ ...posting, at: Number(at) }))
    },
    postingTotals: (
      asked: PostingsAsked,
      upTo: number,
    ): { readonly count: number; readonly in: bigint; readonly out: bigint } => {
      const { sql, values } = postingsFrom(asked, upTo)
      const [sums] = db.exact<Record<'count' | 'in' | 'out', bigint>>(
        `SELECT COUNT(*) AS count, COALESCE(SUM(MAX(amount, 0)), 0) AS "in",
         COALESCE(-SUM(MIN(amount, 0)), 0) AS out ${sql}`,
        ...values,
      )
      if (!sums) throw new Error('a sum has one row')
      return { ...sums, count: Number(sums.count) }
    },
    /** The number of the last transaction there is. */
    lastPosting: (): number => lastOf(db, 'SELECT COALESCE(MAX(id), 0) AS last FROM ledger_transactions'),
    /** What came into an account for reasons, in minor units. */
    received: (account: string, reasons: readonly string[], { startTime, endTime }: Stretch): bigint =>
      db.exact<{ sum: bigint }>(
        `SELECT COALESCE(SUM(e.amount), 0) AS sum FROM ledger_transactions AS t
         JOIN ledger_entries AS e ON e.ledger_transaction = t.id AND e.account = ?
         WHERE t.posted = 1 AND t.at >= ? AND t.at < ? AND t.reason IN (${reasons.map(() => '?').join(', ')})`,
        account,
        startTime,
        endTime,
        ...reasons,
      )[0]?.sum ?? 0n,
  }
}

function recordExports(db: Database) {
  db.create(TABLES)
  return {
    /** Keeps an export; the one of the same kind and stretch that is there already stays. @returns its number */
    keepExport: (member: string, { id, kind, startTime, endTime, at }: RecordExport): string => {
      db.run('INSERT OR IGNORE INTO record_exports VALUES (?, ?, ?, ?, ?, ?)', id, member, kind, startTime, endTime, at)
      const kept = db.one<{ id: string }>(
        'SELECT id FROM record_exports WHERE member = ? AND kind = ? AND start_time = ? AND end_time = ?',
        member,
        kind,
        startTime,
        endTime,
      )
      return kept?.id ?? id
    },
    exports: (member: string): RecordExport[] =>
      db.all<RecordExport>(
        `SELECT id, kind, start_time AS startTime, end_time AS endTime, at FROM record_exports
         WHERE member = ? ORDER BY at DESC, rowid DESC`,
        member,
      ),
  }
}

/** The records over the state's tables. */
export const createRecords = (db: Database) => ({ ...betRecords(db), ...postingRecords(db), ...recordExports(db) })
