/** The bonuses of a member, as "bonus details" asks for them (spec 2, "Member centre"). */
import { bonusesOf } from '../rewards/bonuses.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/rewards/bonuses.ts'
import type { Answers } from '../contract.ts'
import { listed, matches, wordsIn } from '../handling.ts'
import { BONUS_OFFERS } from '../seeds/money/deposit-channels.ts'
import type { Bonus } from '../store/rewards/bonuses.ts'

export const bonusRecords = {
  listBonuses: ({ state, language, ...page }, context) => {
    const say = wordsIn(context, 'bonus', language)
    const all = bonusesOf(context, signedIn(context)).filter(matches({ state }))
    return listed(all, page, (bonus) => writeBonus(bonus, say, context))
  },
} satisfies Answers<typeof calls>

const writeBonus = (bonus: Bonus, say: (english: string) => string, { money }: Context) => ({
  id: bonus.id,
  name: nameOf(bonus, say),
  state: bonus.state,
  amount: money(bonus.amount),
  turnoverRequired: money(bonus.turnoverRequired),
  turnoverDone: money(bonus.turnoverDone),
  time: bonus.at,
  givenTime: bonus.given,
  endTime: bonus.ends,
  endedTime: bonus.ended,
})

/** What was on offer has a name in each language, what an operator has given the operator's own. */
function nameOf({ offer, name }: Bonus, say: (english: string) => string): string {
  const known = BONUS_OFFERS.find(({ id }) => id === offer)
  return known ? say(known.name) : name
}
