/** The bonuses of a member, as "bonus details" asks for them (spec 2, "Member centre"). */
import { bonusesOf } from '../rewards/bonuses.ts'
import { signedIn } from '../context.ts'
import type * as calls from '../../../src/api/rewards/bonuses.ts'
import type { Answers } from '../contract.ts'
import { familyIn, pageOf } from '../handling.ts'
import { DEPOSIT_WORDS } from '../seeds/money/deposit-words.ts'

export const bonusRecords = {
  listBonuses: ({ state, language, ...page }, context) => {
    const { money } = context
    const names: Readonly<Record<string, string>> = DEPOSIT_WORDS[familyIn(context, language)].bonuses
    const all = bonusesOf(context, signedIn(context)).filter((bonus) => state === undefined || bonus.state === state)
    return {
      total: all.length,
      list: pageOf(all, page).map((bonus) => ({
        id: bonus.id,
        name: names[bonus.offer] ?? bonus.name,
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
