/** What can be paid how, and the bonuses that come with it. */
import {
  COIN_RATE_DIGITS,
  isOpenDeposit,
  MARK_OF_KIND,
  RATE_DIGITS,
  type BonusTerms,
} from '../../../src/rules/money/deposit.ts'
import { parseMoney, toDecimal } from '../../../src/rules/money/money.ts'
import { signedIn, type Context } from '../context.ts'
import { wordsIn } from '../handling.ts'
import { datesOf } from '../rewards/promotion-dates.ts'
import { PROMOTIONS } from '../seeds/rewards/promotions.ts'
import { depositsOf } from './deposit-steps.ts'
import { channelName, channelsOf, runsOfKind } from './merchant-channels.ts'
import { leftOf } from './read-amount.ts'
import { minorUnits, type MerchantSeed } from '../site/merchant.ts'
import { BONUS_OFFERS, DEPOSIT_METHODS, type BonusOffer } from '../seeds/money/deposit-channels.ts'
import type { Member } from '../store/account/members.ts'

const DAY_MS = 24 * 60 * 60_000

/** Why a channel rests just now, and until when; `null` where it does not. */
export function restOf(code: string, { scenarios, visit }: Pick<Context, 'scenarios' | 'visit'>) {
  const found = scenarios.find('deposit-maintenance', visit)
  return found && (found.channel ?? code) === code ? { why: found.why, until: found.until } : null
}

/** What the member may pay in a day, and what is left of it; `null` while no scenario bounds it. In minor units. */
export function dayLimitOf(context: Context): { readonly limit: bigint; readonly left: bigint } | null {
  const { scenarios, visit, merchant } = context
  const found = scenarios.find('deposit-limit', visit)
  if (!found) return null
  const limit = minorUnits(merchant, found.limit)
  const since = context.now() - DAY_MS
  // One that is given up, refused or lapsed brings nothing.
  const used = depositsOf(context, signedIn(context))
    .filter(({ state, at }) => at > since && (isOpenDeposit(state) || state === 'credited'))
    .reduce((sum, { amount }) => sum + amount, 0n)
  return { limit, left: leftOf(limit, used) }
}

/** The ways to pay, by kind, as they go over the wire. */
export function listMethods(context: Context) {
  const { merchant } = context
  const say = wordsIn(context, 'deposit method')
  const decimal = (whole: number): string => context.money(minorUnits(merchant, whole))
  return runsOfKind(channelsOf(merchant)).map(({ kind, channels }) => ({
    kind,
    name: say(DEPOSIT_METHODS[kind]),
    channels: channels.map((channel) => ({
      code: channel.code,
      name: channelName(channel.code, context),
      // A voucher says its own amount.
      min: kind === 'voucher' ? null : decimal(channel.min),
      max: kind === 'voucher' ? null : decimal(channel.max),
      presets: channel.presets.map(decimal),
      feeRate: channel.feeRate,
      needsPayer: channel.needsPayer ?? false,
      needsSlip: channel.needsSlip ?? false,
      coin: channel.coin ?? '',
      network: channel.network ?? '',
      coinRate: channel.perThousand ? coinRate(channel.perThousand, merchant) : '',
      logo: '',
      mark: channel.mark ?? MARK_OF_KIND[kind],
      minutes: { least: channel.takes[0], most: channel.takes[1] },
      rests: restOf(channel.code, context),
    })),
  }))
}

/** Coins of one unit of the currency, as the order's sum is worked out. */
const coinRate = (perThousand: bigint, merchant: MerchantSeed): string =>
  toDecimal(
    (perThousand * 10n ** BigInt(COIN_RATE_DIGITS - 3 + merchant.currencyDigits)) / minorUnits(merchant, 1),
    COIN_RATE_DIGITS,
  )

export const termsOf = ({ rate, min, max, times }: BonusOffer, merchant: MerchantSeed): BonusTerms => ({
  rate: parseMoney(rate, RATE_DIGITS),
  min: minorUnits(merchant, min),
  max: minorUnits(merchant, max),
  times,
})

/** The bonuses that a member may choose, as they are and as they go over the wire. */
export function offersFor(context: Context, { id }: Member) {
  const { store, merchant, money } = context
  const say = wordsIn(context, 'bonus')
  const decimal = (whole: number): string => money(minorUnits(merchant, whole))
  const used = new Set(
    store.bonuses
      .ofMember(id)
      .flatMap(({ offer, given, state }) => (given !== null || state === 'offered' ? [offer] : [])),
  )
  return BONUS_OFFERS.filter((offer) => !offer.once || !used.has(offer.id)).map((offer) => ({
    offer,
    wire: {
      id: offer.id,
      name: say(offer.name),
      rate: offer.rate,
      min: decimal(offer.min),
      max: decimal(offer.max),
      times: offer.times,
      days: offer.days,
      until: datesOf(PROMOTIONS[offer.id], context).ends,
      promotion: offer.id,
    },
  }))
}
