/** SQLite behind four verbs: statements are prepared once, and transactions nest. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { CASHBACK_SCHEMA } from './records/cashbacks.ts'
import type { Database } from './database.ts'
import { DEPOSIT_SCHEMA } from './money/deposit-schema.ts'
import { INBOX_SCHEMA } from './messages/inbox.ts'
import { LEDGER_SCHEMA } from './money/ledger-schema.ts'
import { MISSIONS_SCHEMA } from './rewards/missions.ts'
import { NOTIFICATIONS_SCHEMA } from './messages/notifications.ts'
import { PLAY_SCHEMA } from './games/play-schema.ts'
import { RECORD_SCHEMA } from './records/record-schema.ts'
import { PROMOTION_SCHEMA } from './rewards/promotion-entries.ts'
import { REWARDS_SCHEMA } from './rewards/rewards.ts'
import { SCHEMA } from './schema.ts'
import { TEAM_SCHEMA } from './team/teams.ts'
import { WITHDRAWAL_SCHEMA } from './money/withdrawal-schema.ts'

/**
 * Opens the state and creates what is missing in it.
 * @param file a path, or `:memory:`
 */
export function openDatabase(file: string): Database {
  const sqlite = new DatabaseSync(file)
  sqlite.exec('PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  sqlite.exec(
    SCHEMA +
      LEDGER_SCHEMA +
      PLAY_SCHEMA +
      RECORD_SCHEMA +
      WITHDRAWAL_SCHEMA +
      DEPOSIT_SCHEMA +
      INBOX_SCHEMA +
      NOTIFICATIONS_SCHEMA +
      MISSIONS_SCHEMA +
      CASHBACK_SCHEMA +
      PROMOTION_SCHEMA +
      REWARDS_SCHEMA +
      TEAM_SCHEMA,
  )
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string, exact: boolean): StatementSync => {
    const key = `${exact}${sql}`
    const known = prepared.get(key)
    if (known) return known
    const fresh = sqlite.prepare(sql)
    fresh.setReadBigInts(exact)
    prepared.set(key, fresh)
    return fresh
  }
  let depth = 0
  const transaction = <T>(work: () => T): T => {
    const level = depth
    sqlite.exec(level === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT level_${level}`)
    depth += 1
    try {
      const result = work()
      if (result instanceof Promise) throw new Error('the work of a transaction must not be asynchronous')
      sqlite.exec(level === 0 ? 'COMMIT' : `RELEASE level_${level}`)
      return result
    } catch (error) {
      // SQLite may have rolled back by itself, then there is nothing left to undo.
      if (sqlite.isTransaction)
        sqlite.exec(level === 0 ? 'ROLLBACK' : `ROLLBACK TO level_${level}; RELEASE level_${level}`)
      throw error
    } finally {
      depth = level
    }
  }
  return {
    // The casts: tables are STRICT, so a query that names its columns knows their types.
    one: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql, false).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql, false).all(...values) as Row[],
    exact: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql, true).all(...values) as Row[],
    run: (sql, ...values) => Number(statement(sql, false).run(...values).changes),
    transaction,
    close: () => sqlite.close(),
  }
}
