/** Who stands above and below whom, over all levels, and what they have done. */
import type { Database, Place } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS grown_teams (
  member TEXT PRIMARY KEY REFERENCES members (id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS computed_pasts (
  member TEXT PRIMARY KEY REFERENCES members (id),
  number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

/** The members of a team: whoever it is asked about, and all below. For the beginning of a query. */
const TEAM = `WITH RECURSIVE team (id, depth) AS (
  SELECT ?, 0 UNION ALL SELECT teams.member, depth + 1 FROM teams JOIN team ON teams.upline = team.id)`

/** A bet for money that was settled, or several alike. */
export interface TeamBet {
  /** Of the betting record; those alike share one. */
  readonly record: string
  readonly category: string
  readonly member: string
  readonly at: number
  readonly stake: bigint
  readonly validBet: bigint
  /** What it brought less what was bet. */
  readonly result: bigint
  readonly count: number
}

/** Money that was brought in, or taken out: below nothing. Bets are none of it. */
export interface TeamCash {
  readonly member: string
  readonly at: number
  /** What the ledger calls it. */
  readonly reason: string
  readonly reference: string
  readonly amount: bigint
}

/** Somebody of a team. */
export interface TeamMember {
  readonly id: string
  readonly username: string
  readonly nickname: string
  readonly type: number
  readonly upline: string
  /** How far below whoever it was asked for; 1 for the first line. */
  readonly depth: number
  readonly joined: number
  /** How many stand right below, and on all levels. */
  readonly direct: number
  readonly members: number
}

/** Whom of a team a list has. */
export interface TeamAsked {
  /** Whose team, and how far down: 1 for the first line alone. */
  readonly top: string
  readonly levels?: number | undefined
  /** A part of the username or the nickname, in any case. */
  readonly name?: string | undefined
  readonly isAgent?: boolean | undefined
  readonly joinedFrom?: number | undefined
  readonly joinedUntil?: number | undefined
}

const escaped = (name: string): string => `%${name.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** The agents' types, as a query says them. */
const IS_AGENT = 'members.type IN (1, 2, 41, 42)'

function whereOf({ top, levels, name = '', isAgent, joinedFrom, joinedUntil }: TeamAsked) {
  const kind = isAgent === undefined ? '' : isAgent ? `AND ${IS_AGENT}` : `AND NOT ${IS_AGENT}`
  return {
    sql: `${TEAM} SELECT %COLUMNS% FROM team JOIN members ON members.id = team.id JOIN teams ON teams.member = members.id
      WHERE depth BETWEEN 1 AND ? AND (username LIKE ? ESCAPE '\\' OR nickname LIKE ? ESCAPE '\\')
      AND created_at >= ? AND created_at < ? ${kind}`,
    values: [
      top,
      levels ?? 1000,
      escaped(name),
      escaped(name),
      joinedFrom ?? 0,
      joinedUntil ?? Number.MAX_SAFE_INTEGER,
    ],
  }
}

/** The tree over the table of teams. */
export function createTree(db: Database) {
  db.create(TABLES)
  const sizeOf = (member: string): number =>
    (db.one<{ count: number }>(`${TEAM} SELECT COUNT(*) AS count FROM team`, member)?.count ?? 1) - 1
  return {
    isGrown: (member: string): boolean =>
      db.one('SELECT member FROM grown_teams WHERE member = ?', member) !== undefined,
    noteGrown: (member: string): void => void db.run('INSERT INTO grown_teams VALUES (?)', member),
    noteHistory: (member: string, number: number): void =>
      void db.run('INSERT INTO computed_pasts VALUES (?, ?)', member, number),
    /** Those above a member, the nearest first. */
    above: (member: string): string[] =>
      db
        .all<{ id: string }>(
          `WITH RECURSIVE line (id, depth) AS (
             SELECT upline, 1 FROM teams WHERE member = ?
             UNION ALL SELECT teams.upline, depth + 1 FROM teams JOIN line ON teams.member = line.id)
           SELECT id FROM line ORDER BY depth`,
          member,
        )
        .map(({ id }) => id),
    /** Everybody below somebody, each with whoever of the first line they stand under: these themselves among them. */
    branches: (top: string): ReadonlyMap<string, string> =>
      new Map(
        db
          .all<{ id: string; branch: string }>(
            `WITH RECURSIVE below (branch, id) AS (
               SELECT member, member FROM teams WHERE upline = ?
               UNION ALL SELECT branch, teams.member FROM teams JOIN below ON teams.upline = below.id)
             SELECT branch, id FROM below`,
            top,
          )
          .map(({ id, branch }) => [id, branch]),
      ),
    /** Members of a team, by level and name. */
    list: (asked: TeamAsked, { skip, take }: Place): TeamMember[] => {
      const { sql, values } = whereOf(asked)
      const columns = `members.id, username, nickname, type, teams.upline AS upline, depth, created_at AS joined,
        (SELECT COUNT(*) FROM teams AS next WHERE next.upline = members.id) AS direct`
      const rows = db.all<Omit<TeamMember, 'members'>>(
        `${sql.replace('%COLUMNS%', columns)} ORDER BY depth, username LIMIT ? OFFSET ?`,
        ...values,
        take,
        skip,
      )
      return rows.map((row) => ({ ...row, members: row.direct === 0 ? 0 : sizeOf(row.id) }))
    },
    /** The same without what takes long to find out. */
    names: (asked: TeamAsked): Pick<TeamMember, 'id' | 'username' | 'nickname' | 'depth'>[] => {
      const { sql, values } = whereOf(asked)
      return db.all(
        `${sql.replace('%COLUMNS%', 'members.id, username, nickname, depth')} ORDER BY depth, username`,
        ...values,
      )
    },
    /** When each member below somebody joined. */
    joined: (top: string): number[] =>
      db
        .all<{ joined: number }>(
          `${TEAM} SELECT created_at AS joined FROM team JOIN members ON members.id = team.id WHERE depth > 0`,
          top,
        )
        .map(({ joined }) => joined),
    count: (asked: TeamAsked): number => {
      const { sql, values } = whereOf(asked)
      return db.one<{ count: number }>(sql.replace('%COLUMNS%', 'COUNT(*) AS count'), ...values)?.count ?? 0
    },
    /** Those of a team, whoever it is asked about among them, whose past is computed. */
    pasts: (top: string): { readonly id: string; readonly number: number; readonly joined: number }[] =>
      db.all(
        `${TEAM} SELECT members.id, number, created_at AS joined FROM team
         JOIN computed_pasts ON computed_pasts.member = team.id JOIN members ON members.id = team.id`,
        top,
      ),
    /** A team's bets for money that were settled in a stretch of time, in their order. */
    bets: (top: string, startTime: number, endTime: number): TeamBet[] =>
      db
        .exact<
          Record<'at' | 'stake' | 'validBet' | 'result', bigint> & Record<'member' | 'record' | 'category', string>
        >(
          `${TEAM} SELECT record, category, member, settled_at AS at, stake, valid_bet AS validBet, win - stake AS result FROM bets
           WHERE demo = 0 AND status = 'settled' AND settled_at >= ? AND settled_at < ? AND member IN (SELECT id FROM team)
           ORDER BY settled_at`,
          top,
          startTime,
          endTime,
        )
        .map(({ at, ...bet }) => ({ ...bet, at: Number(at), count: 1 })),
    /** What a team has brought in and taken out in a stretch of time. */
    cash: (top: string, startTime: number, endTime: number): TeamCash[] =>
      db
        .exact<Omit<TeamCash, 'at'> & { at: bigint }>(
          `${TEAM} SELECT team.id AS member, t.at, t.reason, t.reference, e.amount FROM team
           JOIN ledger_entries AS e ON e.account = team.id || ':wallet'
           JOIN ledger_transactions AS t ON t.id = e.ledger_transaction
           WHERE t.posted = 1 AND t.reason NOT IN ('opening', 'round', 'stake', 'win', 'cash-out') AND t.at >= ? AND t.at < ? ORDER BY t.at`,
          top,
          startTime,
          endTime,
        )
        .map(({ at, ...cash }) => ({ ...cash, at: Number(at) })),
  }
}
