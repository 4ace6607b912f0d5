/** Points: what bets have earned, what they are redeemed for, and changing them into money (spec 2, "Points mall"). */
import type * as calls from '../../../src/api/rewards/points.ts'
import { POINTS_PER_CATEGORY } from '../../../src/rules/figures.ts'
import { isCategory } from '../../../src/rules/games/categories.ts'
import { readPoints, stepOf, worthOf, writePoints } from '../../../src/rules/rewards/points.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { familyIn, listed, matches, newReference, orRefuse, wordsIn } from '../handling.ts'
import { payClaim } from '../money/move.ts'
import { checkPaymentPassword } from '../security/account-security.ts'
import { fillIn } from '../seeds/fill.ts'
import { CONVERSION, GOOD_KEYS, GOOD_TYPES, goodOf, isGood, POINTS_PER_BET } from '../seeds/rewards/goods.ts'
import { goodAddress } from '../site/images.ts'
import { minorUnits } from '../site/merchant.ts'
import type { PointEntry, PointType } from '../store/rewards/points.ts'

type Asked = Pick<Context, 'merchant' | 'store'>

const TYPE_OF: Readonly<Record<string, PointType>> = {
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'slots',
  RNG: 'slots',
  PVP: 'pvp',
}
const hundredths = (points: number): bigint => BigInt(points) * 100n
const ratioOf = (category: string): string | null => (isCategory(category) && POINTS_PER_CATEGORY[category]) || null

/** What bets have earned, as entries that nobody has written. */
function earnedOf({ merchant, store }: Asked, member: string) {
  const per = minorUnits(merchant, POINTS_PER_BET)
  return store.points.bets(member).flatMap(({ record, category, gameName, validBet, at }) => {
    const [ratio, type] = [ratioOf(category), TYPE_OF[category]]
    if (ratio === null || type === undefined) return []
    const changed = (validBet * readPoints(ratio)) / per
    const said = {
      reference: record,
      member,
      type,
      name: gameName,
      good: '',
      quantity: 1,
      each: null,
      amount: validBet,
    }
    return changed > 0n ? [{ ...said, status: '' as const, changed, remark: '', at, decided: at, ratio }] : []
  })
}

/** Everything that has changed a member's points, the oldest first, and what there were after each. */
function historyOf(asked: Asked, member: string) {
  const written = asked.store.points.ofMember(member).map((entry) => ({ ...entry, ratio: null }))
  let balance = 0n
  return [...earnedOf(asked, member), ...written]
    .toSorted((a, b) => a.at - b.at)
    .map((entry) => ({ ...entry, balance: (balance += entry.changed) }))
}

/** How many points a member has, in hundredths. */
export const pointsOf = (asked: Asked, member: string): bigint => historyOf(asked, member).at(-1)?.balance ?? 0n

/** What is said of goods, with their sums in the merchant's money. */
function goodWords(context: Context, language: string): (english: string) => string {
  const [family, say] = [familyIn(context, language), wordsIn(context, 'good', language)]
  return (english) => fillIn(say(english), family, context.merchant)
}

/** How many pieces are left; `null` where they do not run out. */
const stockOf = ({ merchant, store }: Asked, key: string, stock: number | undefined): number | null =>
  stock === undefined ? null : Math.max(0, stock - store.points.taken(key, merchant.merchantCode))

const conversionOf = ({ merchant }: Pick<Asked, 'merchant'>) => ({
  points: hundredths(CONVERSION.points),
  amount: minorUnits(merchant, CONVERSION.amount),
})

/** Writes down what leaves a member's points. @throws Refused where there are not so many */
function spend(
  context: Context,
  letters: string,
  entry: Omit<PointEntry, 'reference' | 'member' | 'type' | 'at' | 'decided'>,
) {
  const { id } = signedIn(context)
  const [had, reference, at] = [pointsOf(context, id), newReference(letters), context.now()]
  if (had + entry.changed < 0n) throw new Refused('not enough points', { field: 'quantity' })
  const decided = entry.status === 'In Process' ? null : at
  context.store.points.add({ ...entry, reference, member: id, type: 'redeem', at, decided })
  return { reference, points: writePoints(had + entry.changed) }
}

export const points = {
  getPointBalance: (_, context) => ({ points: writePoints(pointsOf(context, signedIn(context).id)) }),

  getPointConfig: ({ language }, context) => {
    const { demo, merchant, money } = context
    const family = familyIn(context, language)
    const { points: many, amount } = conversionOf(context)
    return {
      per: money(minorUnits(merchant, POINTS_PER_BET)),
      ratios: Object.entries(POINTS_PER_CATEGORY).map(([gameType, ratio]) => ({ gameType, ratio })),
      conversion: { points: writePoints(many), amount: money(amount), min: writePoints(hundredths(CONVERSION.min)) },
      rules: fillIn(demo.texts.page(family, 'points').html, family, merchant),
    }
  },

  getPointReward: ({ language }, context) => {
    const say = goodWords(context, language)
    return {
      types: Object.entries(GOOD_TYPES).map(([code, name]) => ({ code, name: say(name) })),
      list: GOOD_KEYS.map((id) => {
        const { type, name, description, points: each, units, amount, stock, sent = false } = goodOf(id)
        const sum = amount === undefined ? null : context.money(minorUnits(context.merchant, amount))
        const words = { name: say(name), description: say(description), units: say(units) }
        const left = stockOf(context, id, stock)
        const picture = goodAddress(context, context.merchant.id, id)
        return {
          id,
          type,
          ...words,
          picture,
          points: writePoints(hundredths(each)),
          stock: left,
          amount: sum,
          remark: sent,
        }
      }),
    }
  },

  getRedeemPointList: ({ language, status, ...page }, context) => {
    const say = goodWords(context, language)
    const all = context.store.points.ofMember(signedIn(context).id).filter(({ good }) => good !== '')
    return listed(
      all.filter((entry) => status === undefined || entry.status === status).toReversed(),
      page,
      (entry) => ({
        reference: entry.reference,
        time: entry.at,
        name: say(entry.name),
        quantity: entry.quantity,
        units: say(isGood(entry.good) ? goodOf(entry.good).units : ''),
        points: writePoints(-entry.changed),
        status: entry.status,
        remark: entry.remark,
      }),
    )
  },

  getPointRecords: ({ language, type, ...page }, context) => {
    const say = goodWords(context, language)
    const all = historyOf(context, signedIn(context).id).filter(matches({ type })).toReversed()
    return listed(all, page, (entry) => ({
      reference: entry.reference,
      applyTime: entry.at,
      type: entry.type,
      name: entry.ratio === null ? say(entry.name) : entry.name,
      quantity: entry.quantity,
      pointsRequirement: entry.each === null ? null : writePoints(entry.each),
      amountRequirement: entry.amount === null ? null : context.money(entry.amount),
      status: entry.status,
      time: entry.decided ?? entry.at,
      changedPoints: writePoints(entry.changed),
      pointsBalance: writePoints(entry.balance),
      remark: entry.remark,
      units: isGood(entry.good) ? say(goodOf(entry.good).units) : '',
      pointsRatio: entry.ratio,
    }))
  },

  redeemPointReward: ({ from, quantity, amount, remark = '', paymentPassword }, context) => {
    checkPaymentPassword(context, signedIn(context), paymentPassword)
    const good = goodOf(orRefuse(isGood(from) ? from : null, 'reward not found'))
    const left = stockOf(context, from, good.stock)
    if (left !== null && left < quantity) throw new Refused('reward sold out', { field: 'quantity', left })
    if (good.sent && remark.trim() === '') throw new Refused('remark required', { field: 'remark' })
    const each = hundredths(good.points)
    if (readPoints(amount) !== each * BigInt(quantity)) throw new Refused('price changed')
    const said = { name: good.name, good: from, quantity, each, amount: null, status: 'In Process' as const }
    return spend(context, 'PR', { ...said, changed: -each * BigInt(quantity), remark })
  },

  convertPoint: ({ amount, worth, paymentPassword }, context) => {
    checkPaymentPassword(context, signedIn(context), paymentPassword)
    const many = readPoints(amount)
    const made = worthOf(many, conversionOf(context))
    if (many < hundredths(CONVERSION.min)) throw new Refused('points below the minimum', { field: 'points' })
    // Points that make no whole unit would be lost.
    if (many % stepOf(conversionOf(context)) !== 0n || context.money(made) !== worth)
      throw new Refused('conversion rate changed')
    const said = { name: 'Converted', good: '', quantity: 1, each: many, amount: made, status: '' as const, remark: '' }
    const spent = spend(context, 'PC', { ...said, changed: -many })
    payClaim(context, { reason: 'points', reference: spent.reference, amount: made })
    return spent
  },
} satisfies Answers<typeof calls>
