/** Bonuses of members: what they were promised or given, and what has to be played first. */
import type { Database } from '../database.ts'

export const BONUS_STATES = ['offered', 'active', 'completed', 'forfeited', 'expired'] as const
export type BonusState = (typeof BONUS_STATES)[number]

export interface Bonus {
  readonly id: string
  readonly merchant: string
  readonly member: string
  /** What it was chosen from; empty for one that the operator gave. */
  readonly offer: string
  readonly name: string
  /** Minor units. */
  readonly amount: bigint
  /** What has to be played in all, and what has been: valid bets since it was given, in minor units. */
  readonly turnoverRequired: bigint
  readonly turnoverDone: bigint
  readonly state: BonusState
  /** Milliseconds since 1970, as all of these: when it was promised, given, ends by the clock, and came to its end. */
  readonly at: number
  readonly given: number | null
  readonly ends: number | null
  readonly ended: number | null
}

export interface Bonuses {
  add(bonus: Bonus): void
  /** Writes what has changed. */
  keep(bonus: Bonus): void
  byId(id: string): Bonus | undefined
  /** A member's, the newest first. */
  ofMember(member: string): Bonus[]
  /** A member's valid bets for money that were settled since a moment, in minor units. */
  playedSince(member: string, since: number): bigint
}

interface Row extends Pick<Bonus, 'id' | 'merchant' | 'member' | 'offer' | 'name' | 'amount' | 'state'> {
  readonly turnover_required: bigint
  readonly turnover_done: bigint
  readonly at: bigint
  readonly given: bigint | null
  readonly ends: bigint | null
  readonly ended: bigint | null
}

const moment = (value: bigint | null): number | null => (value === null ? null : Number(value))

const toBonus = ({ turnover_required, turnover_done, ...row }: Row): Bonus => ({
  ...row,
  turnoverRequired: turnover_required,
  turnoverDone: turnover_done,
  at: Number(row.at),
  given: moment(row.given),
  ends: moment(row.ends),
  ended: moment(row.ended),
})

/** The bonuses over the state's table. */
export const createBonuses = (db: Database): Bonuses => ({
  add: (bonus) => {
    db.run(
      'INSERT INTO bonuses VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      bonus.id,
      bonus.merchant,
      bonus.member,
      bonus.offer,
      bonus.name,
      bonus.amount,
      bonus.turnoverRequired,
      bonus.turnoverDone,
      bonus.state,
      bonus.at,
      bonus.given,
      bonus.ends,
      bonus.ended,
    )
  },
  keep: ({ id, turnoverDone, state, given, ends, ended }) => {
    db.run(
      'UPDATE bonuses SET turnover_done = ?, state = ?, given = ?, ends = ?, ended = ? WHERE id = ?',
      turnoverDone,
      state,
      given,
      ends,
      ended,
      id,
    )
  },
  byId: (id) => db.exact<Row>('SELECT * FROM bonuses WHERE id = ?', id).map(toBonus)[0],
  ofMember: (member) =>
    db.exact<Row>('SELECT * FROM bonuses WHERE member = ? ORDER BY at DESC, id', member).map(toBonus),
  playedSince: (member, since) =>
    db.exact<{ sum: bigint }>(
      `SELECT COALESCE(SUM(valid_bet), 0) AS sum FROM bets
       WHERE member = ? AND demo = 0 AND status = 'settled' AND settled_at >= ?`,
      member,
      since,
    )[0]?.sum ?? 0n,
})
