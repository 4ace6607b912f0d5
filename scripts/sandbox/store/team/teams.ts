/** Who stands above whom in a team, and what has gone between them (spec 6, "Transfers to upline or downline exist"). */
import type { Database, Place } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS teams (
  member TEXT PRIMARY KEY REFERENCES members (id),
  upline TEXT NOT NULL REFERENCES members (id) CHECK (upline <> member)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS teams_by_upline ON teams (upline);
`

/** The reasons of the ledger's transactions between members of a team: whom the sender has sent to. */
export const TEAM_REASONS = { upline: 'upline-transfer', downline: 'downline-transfer' } as const

/** Somebody of a team, as others of it see them. */
export interface Teammate {
  readonly id: string
  readonly username: string
  readonly nickname: string
}

/** What has gone from one wallet to another, seen from one of the two. */
export interface TeamPosting {
  readonly reference: string
  readonly reason: string
  readonly at: number
  /** Minor units; negative for what was sent. */
  readonly amount: bigint
  /** The account of the other. */
  readonly other: string
}

/** What of a part of a name SQLite would take for a sign of its own. */
const escaped = (name: string): string => `%${name.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Trial accounts hold play money, and affiliates no wallet at all. */
const BELOW = `FROM teams JOIN members ON members.id = teams.member
  WHERE teams.upline = ? AND members.type <> 4 AND members.plays = 1
  AND (username LIKE ? ESCAPE '\\' OR nickname LIKE ? ESCAPE '\\')`

export function createTeams(db: Database) {
  db.create(TABLES)
  return {
    /** Puts a member under another one, and lets them use transfers. */
    join: (member: string, upline: string): void => {
      db.run('INSERT OR REPLACE INTO teams VALUES (?, ?)', member, upline)
      db.run('UPDATE members SET to_upline = 1 WHERE id = ?', member)
    },
    /** Lets a member use transfers, whoever is above or below (spec 3, "Member info": toUpline). */
    allow: (member: string): void => {
      db.run('UPDATE members SET to_upline = 1 WHERE id = ?', member)
    },
    uplineOf: (member: string): Teammate | undefined =>
      db.one<Teammate>(
        `SELECT members.id, username, nickname FROM teams JOIN members ON members.id = teams.upline WHERE teams.member = ?`,
        member,
      ),
    /** Downlines of the first line who play for money, by username. @param name a part of a name, in any case */
    downlines: (upline: string, name: string, { skip, take }: Place): Teammate[] =>
      db.all<Teammate>(
        `SELECT members.id, username, nickname ${BELOW} ORDER BY username LIMIT ? OFFSET ?`,
        upline,
        escaped(name),
        escaped(name),
        take,
        skip,
      ),
    countDownlines: (upline: string, name: string): number =>
      db.one<{ count: number }>(`SELECT COUNT(*) AS count ${BELOW}`, upline, escaped(name), escaped(name))?.count ?? 0,
    isDownline: (member: string, upline: string): boolean =>
      db.one(`SELECT members.id ${BELOW} AND members.id = ?`, upline, '%', '%', member) !== undefined,
    /** What an account has sent to others of its team and received from them, the newest first. */
    postings: (account: string): TeamPosting[] =>
      db
        .exact<Omit<TeamPosting, 'at'> & { at: bigint }>(
          `SELECT t.reference, t.reason, t.at, mine.amount, other.account AS other
         FROM ledger_entries AS mine
         JOIN ledger_transactions AS t ON t.id = mine.ledger_transaction
         JOIN ledger_entries AS other ON other.ledger_transaction = t.id AND other.id <> mine.id
         WHERE mine.account = ? AND t.posted = 1 AND t.reason IN (?, ?) ORDER BY t.at DESC, t.id DESC`,
          account,
          TEAM_REASONS.upline,
          TEAM_REASONS.downline,
        )
        .map(({ at, ...posting }) => ({ ...posting, at: Number(at) })),
  }
}
