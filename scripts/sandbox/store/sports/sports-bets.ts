/** Slips that were handed over, and the bets that became of them. The betting record of each stands in `bets`. */
import type { SlipMode } from '../../../../src/rules/sports/slip.ts'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS sports_bets (
  record TEXT PRIMARY KEY,
  slip TEXT NOT NULL,
  line INTEGER NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  vendor TEXT NOT NULL,
  mode TEXT NOT NULL,
  size INTEGER NOT NULL,
  line_stake INTEGER NOT NULL CHECK (line_stake > 0),
  stake INTEGER NOT NULL CHECK (stake > 0),
  win INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('handed', 'open', 'settled', 'void')),
  legs TEXT NOT NULL,
  at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  UNIQUE (member, slip, line)
) STRICT;
CREATE INDEX IF NOT EXISTS sports_bets_that_are_open ON sports_bets (due_at) WHERE status = 'open';
CREATE INDEX IF NOT EXISTS sports_bets_by_member ON sports_bets (member, at);
`

export interface SportsLeg {
  readonly fixture: string
  readonly outcome: string
  /** As the wire writes it. */
  readonly price: string
  readonly state: 'open' | 'won' | 'lost' | 'returned'
  /** Such as `2 : 1`; empty before it is known. */
  readonly result: string
}

export interface SportsBet {
  /** The number of its betting record. */
  readonly record: string
  /** The id of the slip, and which of its bets it is: singles are one each. */
  readonly slip: string
  readonly line: number
  readonly member: string
  readonly vendor: string
  readonly mode: SlipMode
  readonly size: number
  /** Minor units: of each combination, and of all. */
  readonly lineStake: bigint
  readonly stake: bigint
  readonly win: bigint
  /** `handed`: the vendor has it, and has not taken it yet. */
  readonly status: 'handed' | 'open' | 'settled' | 'void'
  readonly legs: readonly SportsLeg[]
  readonly at: number
  /** When its last fixture is over. */
  readonly dueAt: number
}

export function createSportsBets(db: Database) {
  db.create(TABLES)
  const { add, keep, where } = tableOf<SportsBet>(db, 'sports_bets', 'record', {
    line: 'number',
    size: 'number',
    legs: 'json',
    at: 'number',
    dueAt: 'number',
  })
  return {
    add,
    keep,
    ofSlip: (member: string, slip: string): SportsBet[] => where('member = ? AND slip = ? ORDER BY line', member, slip),
    /** What the vendor has not taken yet, the oldest first. */
    handedBy: (member: string): SportsBet[] => where(`member = ? AND status = 'handed' ORDER BY at, line`, member),
    /** What was handed over before and never taken is void: the last slip counts. */
    forgetHanded: (member: string): void => {
      db.run(`DELETE FROM sports_bets WHERE member = ? AND status = 'handed'`, member)
    },
    forget: (record: string): void => {
      db.run('DELETE FROM sports_bets WHERE record = ?', record)
    },
    ofRecord: (member: string, record: string): SportsBet | undefined =>
      where('member = ? AND record = ?', member, record)[0],
    /** What the vendor has taken, the newest first. */
    ofMember: (member: string): SportsBet[] =>
      where(`member = ? AND status <> 'handed' ORDER BY at DESC, rowid DESC`, member),
    /** Open ones whose time has come, and those on a fixture. */
    due: (now: number): SportsBet[] => where(`status = 'open' AND due_at <= ? ORDER BY due_at`, now),
    openOn: (fixture: string): SportsBet[] => where(`status = 'open' AND legs LIKE ?`, `%"${fixture}"%`),
  }
}
