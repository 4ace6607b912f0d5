/** Who stands above and below whom, over all levels. */
import type { Database } from '../database.ts'

/** The members of a team: whoever it is asked about, and all below. For the beginning of a query. */
export const TEAM = `WITH RECURSIVE team (id) AS (
  SELECT ? UNION ALL SELECT teams.member FROM teams JOIN team ON teams.upline = team.id)`

/** A bet for money that was settled, or several alike. */
export interface TeamBet {
  readonly member: string
  readonly at: number
  readonly validBet: bigint
  /** What it brought less what was bet. */
  readonly result: bigint
  readonly count: number
}

/** The tree over the table of teams. */
export function createTree(db: Database) {
  return {
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
    /** A team's bets for money that were settled in a stretch of time, in their order. */
    bets: (top: string, startTime: number, endTime: number): TeamBet[] =>
      db
        .exact<Record<'at' | 'validBet' | 'result', bigint> & { member: string }>(
          `${TEAM} SELECT member, settled_at AS at, valid_bet AS validBet, win - stake AS result FROM bets
           WHERE demo = 0 AND status = 'settled' AND settled_at >= ? AND settled_at < ? AND member IN (SELECT id FROM team)
           ORDER BY settled_at`,
          top,
          startTime,
          endTime,
        )
        .map(({ at, ...bet }) => ({ ...bet, at: Number(at), count: 1 })),
  }
}
