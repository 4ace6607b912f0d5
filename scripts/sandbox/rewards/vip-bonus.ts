/** The VIP bonus: what each rank of the club brings (spec 2, "Member centre"). */
import { addDays, dayIn, dayStart } from '../../../src/rules/records/zoned-days.ts'
import type * as calls from '../../../src/api/rewards/vip-bonus.ts'
import type { Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { familyIn, wordsIn } from '../handling.ts'
import { fillIn } from '../seeds/fill.ts'
import { RANKS } from '../seeds/rewards/ranks.ts'
import { RANK_PLANS } from '../seeds/rewards/vip-bonus.ts'
import { minorUnits } from '../site/merchant.ts'

/** When the week's bonus is given next: as the coming Monday begins, by the merchant's clock. */
function nextMonday({ merchant, now }: Context): number {
  const zone = merchant.timeZone ?? 'UTC'
  const today = dayIn(zone, now())
  const weekday = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay()
  return dayStart(zone, addDays(today, (8 - weekday) % 7 || 7))
}

export const vipBonus = {
  getVipBonus: ({ language }, context) => {
    const { demo, member, merchant, store, money } = context
    const rankLevel = member?.rankLevel ?? null
    const [family, say] = [familyIn(context, language), wordsIn(context, 'rank', language)]
    const sum = (whole = 0) => (whole === 0 ? null : money(minorUnits(merchant, whole)))
    const ranks = RANK_PLANS.map(({ validBets, upgrade, weekly }, level) => {
      const terms = { validBets: money(minorUnits(merchant, validBets)), upgrade: sum(upgrade), weekly: sum(weekly) }
      return { rankLevel: level, name: say(RANKS[level] ?? ''), ...terms }
    })
    const goal = member && ranks[member.rankLevel + 1]?.validBets
    // Who is of a rank has bet what it asks for: before what is written down here.
    const before = minorUnits(merchant, RANK_PLANS[rankLevel ?? 0]?.validBets ?? 0)
    const progress = member && goal ? { done: money(before + store.bonuses.playedSince(member.id, 0)), goal } : null
    const nextWeekly = rankLevel !== null && ranks[rankLevel]?.weekly ? nextMonday(context) : null
    return {
      rankLevel,
      progress,
      nextWeekly,
      ranks,
      rules: fillIn(demo.texts.page(family, 'vip-bonus').html, family, merchant),
    }
  },
} satisfies Answers<typeof calls>
