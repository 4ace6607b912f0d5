/** Cashback: a share of the valid bets since the last claim, by category (spec 1, "manual rebate"). */
import { toDecimal } from '../../../src/rules/money/money.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/records/cashback.ts'
import type { Answers } from '../contract.ts'
import { minorUnits } from '../site/merchant.ts'
import { listed, newReference, requireModule } from '../handling.ts'
import { payClaim } from '../money/move.ts'
import { walletAccount } from '../store/ledger.ts'

/** In hundredths of a hundredth of what was bet. */
const RATES: Readonly<Record<string, bigint>> = { LIVE: 50n, SPORTS: 60n, ESPORTS: 60n, RNG: 80n, FISH: 80n, PVP: 60n }
const OTHER_RATE = 30n

/** A member's claims, the oldest first. */
const claimsOf = ({ store }: Context, member: string) =>
  store.ledger.history(walletAccount(member)).filter(({ reason }) => reason === 'cashback')

/** What there is to claim just now; a rest of a minor unit is nobody's. @throws Refused where the module is off */
function cashbackOf(context: Context) {
  requireModule(context, 'MANUAL_REBATE')
  const member = signedIn(context).id
  const since = claimsOf(context, member).at(-1)?.at ?? 0
  const categories = context.store.cashbacks.validBets(member, since, context.now()).map(({ category, validBet }) => {
    const rate = RATES[category] ?? OTHER_RATE
    return { category, validBet, rate, amount: (validBet * rate) / 10_000n }
  })
  const total = categories.reduce((sum, { amount }) => sum + amount, 0n)
  return { since, categories, total, min: minorUnits(context.merchant, 1) }
}

type Share = ReturnType<typeof cashbackOf>['categories'][number]

const writeShare = ({ category, validBet, rate, amount }: Share, { money }: Context) => ({
  gameType: category,
  validBet: money(validBet),
  rate: toDecimal(rate, 2),
  amount: money(amount),
})

export const cashback = {
  getCashback: (_, context) => {
    const { since, categories, total, min } = cashbackOf(context)
    return {
      categories: categories.map((share) => writeShare(share, context)),
      total: context.money(total),
      min: context.money(min),
      since: since === 0 ? null : since,
    }
  },

  claimCashback: (_, context) => {
    const { total, min } = cashbackOf(context)
    if (total < min) throw new Refused('cashback below the minimum', { field: 'amount' })
    return payClaim(context, { reason: 'cashback', reference: newReference('CB'), amount: total })
  },

  listCashbacks: (page, context) => {
    const member = signedIn(context).id
    const wallet = walletAccount(member)
    return listed(claimsOf(context, member).toReversed(), page, ({ reference, at, entries }) => ({
      reference,
      time: at,
      amount: context.money(entries.reduce((sum, one) => sum + (one.account === wallet ? one.amount : 0n), 0n)),
    }))
  },
} satisfies Answers<typeof calls>
