/** Missions: what is done by playing and depositing, and the reward for it (spec 7). */
import { createHash } from 'node:crypto'
import { addDays, dayIn, dayStart, writeDay } from '../../../src/rules/records/zoned-days.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/rewards/missions.ts'
import type { Answers } from '../contract.ts'
import { matches, orRefuse, wordsIn } from '../handling.ts'
import { payClaim } from '../money/move.ts'
import { minorUnits } from '../site/merchant.ts'
import { MISSIONS, MISSION_KINDS, MISSION_TEXTS, type MissionKind } from '../seeds/rewards/missions.ts'
import { createRandom, numberOf } from '../seeds/random.ts'
import { maskName, someUsername } from '../seeds/games/winners.ts'
import { walletAccount } from '../store/ledger.ts'

type Periods = Pick<Context, 'now' | 'merchant'>

/**
 * When the period that is on has begun and ends, in milliseconds since 1970. Days and weeks are the merchant's, and a week
 * begins on Monday.
 */
export function missionPeriod(
  period: 'day' | 'week',
  { now, merchant }: Periods,
): { day: string; begins: number; ends: number } {
  const { timeZone = 'UTC' } = merchant
  const today = dayIn(timeZone, now())
  const sinceMonday = (new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay() + 6) % 7
  const [first, days] = period === 'day' ? [today, 1] : [addDays(today, -sinceMonday), 7]
  return { day: writeDay(first), begins: dayStart(timeZone, first), ends: dayStart(timeZone, addDays(first, days)) }
}

/** A mission of one period: the next one has another number, and another reward. */
export const missionId = (kind: MissionKind, context: Periods): string =>
  `${kind}-${missionPeriod(MISSIONS[kind].period, context).day}`

/** The ledger's reference of a reward that was paid. */
const referenceOf = (member: string, id: string): string =>
  `MIS${createHash('sha256').update(`${member}/${id}`).digest('hex').slice(0, 10).toUpperCase()}`

/** How far a member is with each. */
export function missionsOf(context: Pick<Context, 'merchant' | 'store' | 'now'>, member: string) {
  const { merchant, store } = context
  const history = store.ledger.history(walletAccount(member))
  return MISSION_KINDS.map((kind) => {
    const { period, unit, goal: whole, reward } = MISSIONS[kind]
    const { begins, ends } = missionPeriod(period, context)
    const id = missionId(kind, context)
    const { rounds, validBets } = store.missions.played(member, begins)
    const deposits = history.filter(({ reason, at }) => reason === 'deposit' && at >= begins).length
    const done = kind === 'rounds-of-the-day' ? rounds : kind === 'bets-of-the-week' ? validBets : BigInt(deposits)
    const goal = unit === 'money' ? minorUnits(merchant, whole) : BigInt(whole)
    const all = done + store.missions.helped(member, id)
    const progress = all < goal ? all : goal
    const paid = history.some(({ reference }) => reference === referenceOf(member, id))
    const state = paid ? ('claimed' as const) : progress === goal ? ('claimable' as const) : ('open' as const)
    const by = kind === 'deposit-of-the-week' ? ('deposit' as const) : ('play' as const)
    return { kind, id, unit, by, progress, goal, reward: minorUnits(merchant, reward), state, ends }
  })
}

/** How many a board tells at most. */
const LONGEST_BOARD = 50

/** Who has played the most since a moment; full before anybody has played. */
function boardSince(begins: number, { merchant, store, money }: Context) {
  const random = createRandom(numberOf(`board/${merchant.merchantCode}/${begins}`))
  const strangers = Array.from({ length: 10 }, () => ({
    member: '',
    username: someUsername(random),
    validBets: minorUnits(merchant, 200 + random.below(9800)),
  }))
  return [...store.missions.board(merchant.merchantCode, begins), ...strangers]
    .toSorted((a, b) => (a.validBets < b.validBets ? 1 : -1))
    .map((one, index) => ({ ...one, rank: index + 1, amount: money(one.validBets) }))
}

export const missions = {
  getMissionSummary: ({ language }, context) => {
    const say = wordsIn(context, 'mission', language)
    return {
      missions: missionsOf(context, signedIn(context).id).map(({ kind, progress, goal, reward, ...mission }) => {
        const write = mission.unit === 'money' ? context.money : String
        const [title, description] = MISSION_TEXTS[kind]
        const written = { progress: write(progress), goal: write(goal), reward: context.money(reward), turnover: null }
        return { ...mission, ...written, title: say(title), description: say(description) }
      }),
    }
  },

  getMissionLeaderboard: ({ count }, context) => {
    const { begins, ends } = missionPeriod('week', context)
    const all = boardSince(begins, context)
    const own = all.find(matches({ member: signedIn(context).id }))
    return {
      list: all
        .slice(0, Math.min(count, LONGEST_BOARD))
        .map(({ rank, username, amount }) => ({ rank, name: maskName(username), amount })),
      own: own ? { rank: own.rank, amount: own.amount } : null,
      ends,
    }
  },

  claimMission: ({ from }, context) => {
    const member = signedIn(context).id
    const mission = orRefuse(missionsOf(context, member).find(matches({ id: from })), 'mission not found')
    if (mission.state === 'claimed') throw new Refused('reward claimed already')
    if (mission.state !== 'claimable') throw new Refused('mission not completed')
    return payClaim(context, {
      reason: 'mission-reward',
      reference: referenceOf(member, from),
      amount: mission.reward,
    })
  },
} satisfies Answers<typeof calls>
