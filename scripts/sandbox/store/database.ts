/** SQLite behind a few verbs. */
import type { SQLInputValue } from 'node:sqlite'

/** Which part of a list is read: how many stand before it, and how many it has. */
export interface Place {
  readonly skip: number
  readonly take: number
}

export interface Database {
  /** Creates what is missing of tables, indexes and triggers. */
  create(sql: string): void
  /** The first row, or `undefined`. */
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[]
  /** Like `all`, with every INTEGER as a `bigint`: for money. */
  exact<Row>(sql: string, ...values: SQLInputValue[]): Row[]
  /** Runs a statement; returns how many rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number
  /**
   * Runs the work in a transaction, or in a savepoint of the one that is open: all of it is kept, or nothing.
   * @throws what the work throws, after rolling back; a promise is refused, since others would run in between
   */
  transaction<T>(work: () => T): T
  close(): void
}
