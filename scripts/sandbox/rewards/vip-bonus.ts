/** The VIP bonus: what each rank of the club brings (spec 2, "Member centre"). */
import type * as calls from '../../../src/api/rewards/vip-bonus.ts'
import type { Answers } from '../contract.ts'
import { familyIn, wordsIn } from '../handling.ts'
import { fillIn } from '../seeds/fill.ts'
import { RANKS } from '../seeds/rewards/ranks.ts'
import { RANK_PLANS } from '../seeds/rewards/vip-bonus.ts'
import { minorUnits } from '../site/merchant.ts'

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
    const progress = member && goal ? { done: money(store.bonuses.playedSince(member.id, 0)), goal } : null
    return { rankLevel, progress, ranks, rules: fillIn(demo.texts.page(family, 'vip-bonus').html, family, merchant) }
  },
} satisfies Answers<typeof calls>
