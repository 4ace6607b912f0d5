/** Bonus codes that an operator made, and who has redeemed which. */
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS bonus_codes (
  id TEXT PRIMARY KEY,
  amount INTEGER NOT NULL,
  times INTEGER NOT NULL,
  ends INTEGER,
  min_rank INTEGER NOT NULL,
  member TEXT REFERENCES members (id),
  uses INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS used_bonus_codes (
  id TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  PRIMARY KEY (id, member)
) STRICT, WITHOUT ROWID;
`

export interface BonusCode {
  /** Merchant and code. */
  readonly id: string
  /** Minor units. */
  readonly amount: bigint
  /** How many times it has to be bet; 0 for money at once. */
  readonly times: number
  /** Milliseconds since 1970; `null` where it does not end. */
  readonly ends: number | null
  /** From which rank level on it can be redeemed. */
  readonly minRank: number
  /** The one member who can redeem it; `null` for anybody. */
  readonly member: string | null
  /** How many members can redeem it; `null` for any number. */
  readonly uses: number | null
}

/** The codes over the state's tables. */
export function createBonusCodes(db: Database) {
  db.create(TABLES)
  const { add, where } = tableOf<BonusCode>(db, 'bonus_codes', 'id', {
    times: 'number',
    ends: 'number',
    minRank: 'number',
    uses: 'number',
  })
  return {
    /** Makes a code, in place of one that is the same. */
    make: (code: BonusCode): void => {
      db.run('DELETE FROM bonus_codes WHERE id = ?', code.id)
      add(code)
    },
    find: (id: string): BonusCode | undefined => where('id = ?', id)[0],
    /** Who has redeemed a code. */
    usersOf: (id: string): string[] =>
      db.all<{ member: string }>('SELECT member FROM used_bonus_codes WHERE id = ?', id).map(({ member }) => member),
    use: (id: string, member: string): void => {
      db.run('INSERT INTO used_bonus_codes VALUES (?, ?)', id, member)
    },
  }
}
