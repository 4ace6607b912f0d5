/** The promotions of every merchant. Sums are in whole units of a currency with cents; texts are the demonstration's. */
import type { PROMOTION_PLACES } from '../../../../src/api/rewards/promotions.ts'
import { BONUS_OFFERS, type BonusOffer } from '../money/deposit-channels.ts'

export const PROMOTION_TYPES = ['DEPOSIT', 'DAILY', 'SLOTS', 'LIVE', 'SPORTS', 'FRIENDS'] as const
export type PromotionType = (typeof PROMOTION_TYPES)[number]

/** What each type is called, in English. */
export const PROMOTION_TYPE_NAMES: Readonly<Record<PromotionType, string>> = {
  DEPOSIT: 'Deposit',
  DAILY: 'Every day',
  SLOTS: 'Slots',
  LIVE: 'Live casino',
  SPORTS: 'Sports',
  FRIENDS: 'Friends',
}

export interface PromotionPlan {
  readonly type: PromotionType
  /** Who it is meant for; everybody without it. */
  readonly audience?: 'newcomers'
  readonly amount?: number
  readonly percent?: string
  readonly of?: 'deposit' | 'loss' | 'bets'
  readonly upTo?: number
  readonly minDeposit?: number
  readonly turnover?: {
    readonly times: string
    readonly on: 'bonus' | 'deposit-and-bonus' | 'deposit'
    readonly days: number
  }
  readonly prizes?: { readonly count: number; readonly largest: number; readonly by?: 'bets' | 'wins' | 'chance' }
  readonly paid?: 'claim' | 'daily' | 'weekly'
  readonly least?: number
  readonly place?: (typeof PROMOTION_PLACES)[number]
  readonly application?: {
    readonly comment: 'none' | 'optional' | 'required'
    readonly pictures: 'none' | 'optional' | 'required'
  }
  /** How many rounds for money have to be played once it is joined. */
  readonly rounds?: number
  /** When it begins and ends, in days from today; with neither it is always on. */
  readonly starts?: number
  readonly ends?: number
}

const ofDeposit = ({ rate, min, max, times, days }: BonusOffer): PromotionPlan => ({
  type: 'DEPOSIT',
  percent: rate,
  of: 'deposit',
  upTo: max,
  minDeposit: min,
  turnover: { times: String(times), on: 'deposit-and-bonus', days },
  place: 'deposit',
})
const [welcome, reload] = BONUS_OFFERS as readonly [BonusOffer, BonusOffer] // there are these two

/** In the order in which they stand. Each has a page of the demonstration's, `promotions/<key>`. */
export const PROMOTIONS = {
  welcome: { ...ofDeposit(welcome), audience: 'newcomers', ends: 9 },
  reload: { ...ofDeposit(reload), ends: 5 },
  cashback: { type: 'DAILY', percent: '0.8', of: 'bets', place: 'cashback', paid: 'claim', least: 1 },
  'slot-race': { type: 'SLOTS', prizes: { count: 50, largest: 500, by: 'bets' }, place: 'missions', ends: 3 },
  'live-insurance': {
    type: 'LIVE',
    percent: '10',
    of: 'loss',
    upTo: 100,
    turnover: { times: '1', on: 'bonus', days: 7 },
    application: { comment: 'required', pictures: 'optional' },
    ends: 12,
  },
  'big-win': {
    type: 'SLOTS',
    amount: 20,
    application: { comment: 'optional', pictures: 'required' },
    ends: 30,
  },
  'match-night': { type: 'SPORTS', amount: 5, turnover: { times: '3', on: 'bonus', days: 3 }, rounds: 3, ends: 1 },
  friends: { type: 'FRIENDS', amount: 10, place: 'referral' },
  'weekend-drops': { type: 'SLOTS', prizes: { count: 200, largest: 100, by: 'chance' }, starts: 3, ends: 5 },
  'spring-cup': { type: 'SPORTS', prizes: { count: 20, largest: 300 }, starts: -30, ends: -2 },
} as const satisfies Readonly<Record<string, PromotionPlan>>

export type PromotionKey = keyof typeof PROMOTIONS
export const PROMOTION_KEYS = Object.keys(PROMOTIONS) as readonly PromotionKey[] // the record's own keys

export const isPromotionKey = (text: string): text is PromotionKey => Object.hasOwn(PROMOTIONS, text)
