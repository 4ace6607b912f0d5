/** Cashback: a share of the valid bets since the last claim, by category (spec 1, "manual rebate"). */
import { randomBytes } from 'node:crypto'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/records/cashback.ts'
import type { Answers } from '../contract.ts'
import { minorUnits } from '../site/merchant.ts'
import { modulesOf } from '../site/modules.ts'
import { houseAccount, walletAccount } from '../store/ledger.ts'

/** In hundredths of a hundredth of what was bet. */
const RATES: Readonly<Record<string, bigint>> = { LIVE: 50n, SPORTS: 60n, ESPORTS: 60n, RNG: 80n, FISH: 80n, PVP: 60n }
const OTHER_RATE = 30n

/** A member's claims, the oldest first. */
const claimsOf = ({ store }: Context, member: string) =>
  store.ledger.history(walletAccount(member)).filter(({ reason }) => reason === 'cashback')

/** What there is to claim just now; a rest of a minor unit is nobody's. @throws Refused where the module is off */
function cashbackOf(context: Context) {
  if (!modulesOf(context).MANUAL_REBATE) throw new Refused('operation not allowed')
  const member = signedIn(context).id
  const since = claimsOf(context, member).at(-1)?.at ?? 0
  const categories = context.store.cashbacks.validBets(member, since, context.now()).map(({ category, validBet }) => {
    const rate = RATES[category] ?? OTHER_RATE
    return { category, validBet, rate, amount: (validBet * rate) / 10_000n }
  })
  const total = categories.reduce((sum, { amount }) => sum + amount, 0n)
  return { member, since, categories, total, min: minorUnits(context.merchant, 1) }
}

export const cashback = {
  getCashback: (_, context) => {
    const { since, categories, total, min } = cashbackOf(context)
    const decimal = (minor: bigint): string => toDecimal(minor, context.merchant.currencyDigits)
    return {
      categories: categories.map(({ category, validBet, rate, amount }) => ({
        gameType: category,
        validBet: decimal(validBet),
        rate: toDecimal(rate, 2),
        amount: decimal(amount),
      })),
      total: decimal(total),
      min: decimal(min),
      since: since === 0 ? null : since,
    }
  },

  claimCashback: (_, context) => {
    const { merchant, store, now } = context
    const { member, total, min } = cashbackOf(context)
    if (total < min) throw new Refused('cashback below the minimum', { field: 'amount' })
    const code = merchant.merchantCode
    const house = houseAccount(code)
    store.ledger.open(house, code, true)
    const reference = `CB${randomBytes(6).toString('hex').toUpperCase()}`
    store.ledger.post({
      merchant: code,
      reason: 'cashback',
      reference,
      at: now(),
      entries: [
        { account: house, amount: -total },
        { account: walletAccount(member), amount: total },
      ],
    })
    return { reference, amount: toDecimal(total, merchant.currencyDigits) }
  },

  listCashbacks: ({ pageNo, pageSize }, context) => {
    const member = signedIn(context).id
    const claims = claimsOf(context, member).toReversed()
    const wallet = walletAccount(member)
    return {
      total: claims.length,
      list: claims.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ reference, at, entries }) => ({
        reference,
        time: at,
        amount: toDecimal(
          entries.reduce((sum, { account, amount }) => sum + (account === wallet ? amount : 0n), 0n),
          context.merchant.currencyDigits,
        ),
      })),
    }
  },
} satisfies Answers<typeof calls>
