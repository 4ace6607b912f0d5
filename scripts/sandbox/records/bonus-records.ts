/** The bonuses of a member, as "bonus details" asks for them (spec 2, "Member centre"). */
import { bonusesOf } from '../rewards/bonuses.ts'
import { signedIn } from '../context.ts'
import type * as calls from '../../../src/api/rewards/bonuses.ts'
import type { Answers } from '../contract.ts'
import { familyIn, pageOf } from '../handling.ts'
import { BONUS_OFFERS } from '../seeds/money/deposit-channels.ts'
import type { Bonus } from '../store/rewards/bonuses.ts'

export const bonusRecords = {
  listBonuses: ({ state, language, ...page }, context) => {
    const { money } = context
    const family = familyIn(context, language)
    const offered = (bonus: Bonus): string => {
      const offer = BONUS_OFFERS.find(({ id }) => id === bonus.offer)
      return offer ? context.demo.texts.say(family, 'bonus', offer.name) : bonus.name
    }
    const all = bonusesOf(context, signedIn(context)).filter((bonus) => state === undefined || bonus.state === state)
    return {
      total: all.length,
      list: pageOf(all, page).map((bonus) => ({
        id: bonus.id,
        name: offered(bonus),
        state: bonus.state,
        amount: money(bonus.amount),
        turnoverRequired: money(bonus.turnoverRequired),
        turnoverDone: money(bonus.turnoverDone),
        time: bonus.at,
        givenTime: bonus.given,
        endTime: bonus.ends,
        endedTime: bonus.ended,
      })),
    }
  },
} satisfies Answers<typeof calls>
