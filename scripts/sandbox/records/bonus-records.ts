/** The bonuses of a member, as "bonus details" asks for them (spec 2, "Member centre"). */
import { toDecimal } from '../../../src/rules/money/money.ts'
import { bonusesOf } from '../rewards/bonuses.ts'
import { signedIn } from '../context.ts'
import type { Handlers } from '../contract.ts'
import { familyOf } from '../site/merchant.ts'
import { languageOf } from '../read-request.ts'
import type { Bonus } from '../store/rewards/bonuses.ts'
import { BONUS_OFFERS } from '../seeds/money/deposit-channels.ts'

export const bonusRecords = {
  listBonuses: ({ state, language, pageNo, pageSize }, context) => {
    const { merchant } = context
    const family = familyOf(merchant, languageOf(merchant, language))
    const offered = (bonus: Bonus): string => {
      const offer = BONUS_OFFERS.find(({ id }) => id === bonus.offer)
      return offer ? context.demo.texts.say(family, 'bonus', offer.name) : bonus.name
    }
    const all = bonusesOf(context, signedIn(context)).filter((bonus) => state === undefined || bonus.state === state)
    const money = (minor: bigint): string => toDecimal(minor, merchant.currencyDigits)
    return {
      total: all.length,
      list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((bonus) => ({
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
} satisfies Handlers<'listBonuses'>
