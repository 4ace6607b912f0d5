/** Pieces that several calls of agents share. */
import * as v from 'valibot'
import { count, instant, label, money } from '../schemas.ts'

/** Somebody of the team; names are shortened by whoever shows them. */
export const teammate = v.object({ id: v.string(), username: v.string(), nickname: label })

export const memberId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Which page is asked for. @param most how many rows a page has at most */
export const pageOf = (most: number) => ({
  pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)),
})

/** A stretch of time: its first moment, and the one after its last. */
export const span = { startTime: instant, endTime: instant }

/** What a team has come to in a stretch of time. */
export const teamFigures = {
  /** How many have bet. */
  active: count,
  deposits: money,
  withdrawals: money,
  validBet: money,
  /** What the members have lost, less what they have won. */
  netLoss: money,
}
