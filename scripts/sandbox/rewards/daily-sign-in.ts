/** The daily sign-in: rounds of seven days in a row, by the merchant's clock. */
import { addDays, dayIn, writeDay } from '../../../src/rules/records/zoned-days.ts'
import type * as calls from '../../../src/api/rewards/daily-sign-in.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { newReference } from '../handling.ts'
import { payClaim } from '../money/move.ts'
import { SIGN_IN_AMOUNTS } from '../seeds/rewards/sign-in.ts'
import { minorUnits } from '../site/merchant.ts'
import { missionPeriod } from './missions.ts'

/** A day of the merchant's calendar, counted from today. */
export function signInDay({ merchant, now }: Pick<Context, 'merchant' | 'now'>, days: number): string {
  return writeDay(addDays(dayIn(merchant.timeZone ?? 'UTC', now()), days))
}

/** The round that today is in, and how many days in a row were claimed. */
function roundOf(context: Context) {
  const { merchant, member, store } = context
  const claimed = member ? store.signIns.of(member.id) : new Set<string>()
  let before = 0
  while (claimed.has(signInDay(context, -1 - before))) before += 1
  const isClaimed = claimed.has(signInDay(context, 0))
  const place = before % SIGN_IN_AMOUNTS.length
  const days = SIGN_IN_AMOUNTS.map((whole, index) => {
    const today = isClaimed ? ('claimed' as const) : ('claimable' as const)
    const state = index < place ? ('claimed' as const) : index === place ? today : ('ahead' as const)
    return { day: signInDay(context, index - place), amount: minorUnits(merchant, whole), state }
  })
  return { days, streak: before + Number(isClaimed) }
}

export const dailySignIn = {
  getDailySignIn: (_, context) => {
    const { days, streak } = roundOf(context)
    const written = days.map((day) => ({ ...day, amount: context.money(day.amount) }))
    return { days: written, streak, nextDay: missionPeriod('day', context).ends }
  },

  claimDailySignIn: ({ from }, context) => {
    const today = roundOf(context).days.find(({ day }) => day === from)
    if (today?.state === 'claimed') throw new Refused('reward claimed already')
    if (today?.state !== 'claimable') throw new Refused('sign-in not open')
    context.store.signIns.add(signedIn(context).id, from)
    return payClaim(context, { reason: 'sign-in', reference: newReference('SI'), amount: today.amount })
  },
} satisfies Answers<typeof calls>
