/** Promotions: what is on, applying, and claiming (spec 4, "Promotion or activity status"). */
import { TRIAL_ACCOUNT } from '../../../src/rules/figures.ts'
import { readRewardState } from '../../../src/rules/rewards/reward-state.ts'
import type * as counting from '../../../src/api/rewards/promotion-count.ts'
import type * as calls from '../../../src/api/rewards/promotions.ts'
import { NEEDS_TRUE_ACCOUNT, Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { familyIn, newReference, wordsIn } from '../handling.ts'
import { payClaim } from '../money/move.ts'
import { checkUploads } from '../money/uploads.ts'
import { fillIn } from '../seeds/fill.ts'
import {
  isPromotionKey,
  PROMOTION_KEYS,
  PROMOTION_TYPE_NAMES,
  PROMOTION_TYPES,
  PROMOTIONS,
  type PromotionKey,
  type PromotionPlan,
} from '../seeds/rewards/promotions.ts'
import { minorUnits, type ContentLanguage } from '../site/merchant.ts'
import type { PromotionEntry } from '../store/rewards/promotion-entries.ts'
import { giveBonus, promiseBonus } from './bonuses.ts'
import { datesOf } from './promotion-dates.ts'

const DAY = 86_400_000
/** After how long an operator has looked at an application. */
const LOOKED_AT_MS = 120_000

type Asked = Pick<Context, 'store' | 'now' | 'merchant' | 'member'>

/** How a promotion stands for whoever asks: what they have done about it, else by its own dates. */
function standing({ store, now, merchant, member }: Asked, key: PromotionKey) {
  const plan: PromotionPlan = PROMOTIONS[key]
  const { starts, ends } = datesOf(plan, { now, merchant })
  const kept = member ? store.promotionEntries.find(member.id, key) : undefined
  const done = kept && plan.rounds ? Number(store.missions.played(kept.member, kept.at).rounds) : 0
  const isDue =
    kept?.status === 'Applying'
      ? now() - kept.at >= LOOKED_AT_MS
      : kept?.status === 'Joined' && done >= (plan.rounds ?? 1)
  const entry = kept && isDue ? { ...kept, status: 'Claim', due: kept.due ?? grant(merchant, plan) } : kept
  const byDate = starts && starts > now() ? 'Coming soon' : ends && ends <= now() ? 'Close' : 'Join'
  return { plan, starts, ends, entry, done, status: entry?.status ?? byDate }
}

type Turnover = NonNullable<PromotionPlan['turnover']>

/** What an operator grants who agrees: the set sum, or a tenth of the most that there is. */
const grant = (merchant: Context['merchant'], { amount, upTo = 0 }: PromotionPlan): bigint =>
  minorUnits(merchant, amount ?? 0) || minorUnits(merchant, upTo) / 10n

/** A promotion as it goes out. */
function promotionOf(context: Context, family: ContentLanguage, key: PromotionKey) {
  const { plan, starts, ends, entry, done, status } = standing(context, key)
  const sum = (whole: number | undefined): string | null =>
    whole === undefined ? null : context.money(minorUnits(context.merchant, whole))
  const { title, html } = context.demo.texts.page(family, `promotions/${key}`)
  const { type, audience = null, percent = null, of = null, turnover = null, place = null } = plan
  const { application = null, rounds, prizes } = plan
  return {
    id: key,
    type,
    title,
    audience,
    picture: null,
    status,
    terms: {
      amount: sum(plan.amount),
      percent,
      of,
      upTo: sum(plan.upTo),
      minDeposit: sum(plan.minDeposit),
      turnover,
      points: null,
      prizes: prizes ? { count: prizes.count, largest: sum(prizes.largest) ?? '0', by: prizes.by ?? null } : null,
      paid: plan.paid ?? null,
      least: sum(plan.least),
    },
    place,
    application,
    starts,
    ends,
    progress: rounds && entry ? { done: Math.min(done, rounds), goal: rounds } : null,
    due: entry?.due ? context.money(entry.due) : null,
    conditions: fillIn(html, family, context.merchant),
    applied: entry
      ? { time: entry.at, comment: entry.comment, pictures: entry.pictures.length, reason: entry.reason }
      : null,
  }
}

/** @throws Refused for none of the merchant's */
function keyOf(id: string): PromotionKey {
  if (!isPromotionKey(id)) throw new Refused('promotion not found')
  return id
}

export const promotions = {
  countAvailablePromotions: (_, context) => ({
    count: PROMOTION_KEYS.filter((key) =>
      ['join', 'claim'].includes(readRewardState(standing(context, key).status) ?? ''),
    ).length,
  }),

  listPromotions: ({ language }, context) => {
    const family = familyIn(context, language)
    const list = PROMOTION_KEYS.map((key) => promotionOf(context, family, key))
    const say = wordsIn(context, 'promotion type', language)
    return { types: PROMOTION_TYPES.map((code) => ({ code, name: say(PROMOTION_TYPE_NAMES[code]) })), list }
  },

  getPromotion: ({ id, language }, context) => promotionOf(context, familyIn(context, language), keyOf(id)),

  applyPromotion: ({ id, comment = '', pictures = [] }, context) => {
    const member = signedIn(context)
    if (member.type === TRIAL_ACCOUNT) throw new Refused(NEEDS_TRUE_ACCOUNT)
    const key = keyOf(id)
    const { status, plan, entry } = standing(context, key)
    if (entry) return { status, already: true }
    if (status !== 'Join') throw new Refused('promotion not open')
    const wants = plan.application
    if (wants?.comment === 'required' && comment.trim() === '')
      throw new Refused('comment required', { field: 'comment' })
    if (wants?.pictures === 'required' && pictures.length === 0)
      throw new Refused('pictures required', { field: 'pictures' })
    checkUploads(context, member, pictures, 'application', 'pictures')
    const made: Omit<PromotionEntry, 'id'> = {
      member: member.id,
      promotion: key,
      status: wants ? 'Applying' : 'Joined',
      due: null,
      comment,
      pictures,
      reason: '',
      at: context.now(),
    }
    context.store.promotionEntries.put(made)
    return { status: made.status, already: false }
  },

  claimPromotion: ({ from }, context) => {
    const { status, entry, plan } = standing(context, keyOf(from))
    const state = readRewardState(status)
    if (state === 'claimed' || state === 'issued') throw new Refused('reward claimed already')
    if (state !== 'claim' || !entry?.due) throw new Refused('reward not completed')
    context.store.promotionEntries.put({ ...entry, status: 'Claimed' })
    const [reference, amount] = [newReference('PR'), entry.due]
    if (!plan.turnover) return payClaim(context, { reason: 'promotion', reference, amount })
    giveAsBonus(context, entry, plan.turnover)
    return { reference, amount: context.money(amount) }
  },
} satisfies Answers<typeof calls & typeof counting>

/** What has to be played through before it is the member's own. */
function giveAsBonus(context: Context, { promotion, due }: PromotionEntry, { times, days }: Turnover): void {
  const amount = due ?? 0n
  const { title: name } = context.demo.texts.page(context.language.family, `promotions/${promotion}`)
  const promised = { name, amount, turnoverRequired: amount * BigInt(times), lasts: days * DAY }
  giveBonus(context, promiseBonus(context, signedIn(context), promised))
}
