/** The operator's hand over rewards: what a member is given of each kind, and what becomes of it. */
import * as v from 'valibot'
import { POINT_TYPES } from '../../../src/api/rewards/points.ts'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { readPoints, writePoints } from '../../../src/rules/rewards/points.ts'
import { newReference } from '../handling.ts'
import { bonusCodeId } from '../rewards/bonus-code.ts'
import { bonusesOf, bringBonusTo, promiseBonus } from '../rewards/bonuses.ts'
import { signInDay } from '../rewards/daily-sign-in.ts'
import { pointsOf } from '../rewards/points.ts'
import { missionId } from '../rewards/missions.ts'
import { raffleId, ticketsOf } from '../rewards/raffle.ts'
import { choice } from '../scenarios/field.ts'
import { MISSIONS, MISSION_KINDS } from '../seeds/rewards/missions.ts'
import { PROMOTION_KEYS } from '../seeds/rewards/promotions.ts'
import { PRIZE_KEYS } from '../seeds/rewards/raffle.ts'
import { REWARD_KINDS } from '../seeds/rewards/rewards.ts'
import { BONUS_STATES } from '../store/rewards/bonuses.ts'
import { ofMember, ofMerchant } from './calls.ts'
import { whole } from './parse.ts'
import { decimal, memberNamed, readControlAmount } from './read-body.ts'

/** The calls under `/sandbox` that give a member something. */
export const rewardCalls = [
  // A number of things, or money, that counts towards a mission.
  ofMember(
    'POST',
    '/sandbox/missions',
    { kind: choice(MISSION_KINDS), progress: decimal },
    ({ kind, progress }, { store, now, at, member }) => {
      const digits = MISSIONS[kind].unit === 'money' ? at.currencyDigits : 0
      const mission = missionId(kind, { merchant: at, now })
      store.missions.help(
        member.id,
        mission,
        readControlAmount(progress, { ...at, currencyDigits: digits }, 'progress'),
      )
      return { mission }
    },
  ),

  // Valid bets that count towards cashback.
  ofMember(
    'POST',
    '/sandbox/cashback',
    { category: v.optional(v.string(), 'RNG'), validBet: decimal },
    ({ category, validBet }, { store, now, member, amountOf }) => {
      store.cashbacks.help(member.id, category, amountOf(validBet, 'validBet'), now())
      return { category }
    },
  ),

  // A reward, in any of the states of spec 4, as the platform writes them.
  ofMember(
    'POST',
    '/sandbox/rewards',
    {
      kind: v.optional(choice(REWARD_KINDS), 'birthday'),
      amount: v.optional(decimal),
      status: v.optional(v.string('expected a status such as "Claim"'), 'Claim'),
    },
    ({ kind, amount, status }, { store, now, member, amountOf }) => {
      const given = amount === undefined ? null : amountOf(amount, 'amount')
      const reward = { member: member.id, kind, amount: given, status, at: now(), ends: null }
      return { id: store.rewards.give(reward) }
    },
  ),

  // What has become of a promotion, in any of the states of spec 4, as the platform writes them.
  ofMember(
    'POST',
    '/sandbox/promotions',
    {
      promotion: choice(PROMOTION_KEYS),
      status: v.optional(v.string('expected a status such as "Claim"'), 'Claim'),
      amount: v.optional(decimal),
      reason: v.optional(v.string(), ''),
    },
    ({ promotion, amount, ...said }, { store, now, member, amountOf }) => {
      const none = { comment: '', pictures: [], at: now(), due: null }
      const before = store.promotionEntries.find(member.id, promotion) ?? none
      const due = amount === undefined ? before.due : amountOf(amount, 'amount')
      store.promotionEntries.put({ ...before, ...said, due, member: member.id, promotion })
      return { promotion, ...said }
    },
  ),

  // Tickets for the raffle that is on, and what their draws win; without a prize chance decides.
  ofMember(
    'POST',
    '/sandbox/raffles',
    { tickets: v.optional(whole(0, 1000), 1), prize: v.optional(choice(PRIZE_KEYS)) },
    ({ tickets, prize = null }, { store, now, at, member: { id } }) => {
      const asked = { store, now, merchant: at }
      store.raffles.give(id, raffleId(asked), tickets, prize)
      return { raffle: raffleId(asked), tickets: ticketsOf(asked, id) }
    },
  ),

  // Points: so many more, or fewer, of any type.
  ofMember(
    'POST',
    '/sandbox/points',
    { points: decimal, type: v.optional(choice(POINT_TYPES), 'deposit') },
    ({ points, type }, { store, now, at, member: { id } }) => {
      const said = { name: 'Points given', good: '', quantity: 1, each: null, amount: null, status: '' as const }
      const entry = {
        ...said,
        reference: newReference('PG'),
        member: id,
        type,
        changed: readPoints(points),
        remark: '',
      }
      store.points.add({ ...entry, at: now(), decided: now() })
      return { points: writePoints(pointsOf({ store, merchant: at }, id)) }
    },
  ),

  // What becomes of something redeemed; the points of what is rejected come back.
  ofMember(
    'POST',
    '/sandbox/redemptions',
    { reference: v.string(), status: choice(['Approved', 'Rejected']), remark: v.optional(v.string(), '') },
    ({ reference, status, remark }, { store, now, at, member: { id } }) => {
      const entry = store.points.byReference(reference)
      if (entry?.member !== id || entry.status !== 'In Process') return { status: entry?.status ?? null }
      store.db.transaction(() => {
        store.points.keep({ ...entry, status, remark: remark || entry.remark, decided: now() })
        const back = {
          reference: newReference('PB'),
          name: 'Returned',
          good: '',
          status: '' as const,
          remark: reference,
        }
        if (status === 'Rejected')
          store.points.add({ ...entry, ...back, changed: -entry.changed, at: now(), decided: now() })
      })
      return { status, points: writePoints(pointsOf({ store, merchant: at }, id)) }
    },
  ),

  // A bonus code: how often it has to be bet, how many may redeem it, the one who may, and in how many days it ends.
  ofMerchant(
    'POST',
    '/sandbox/bonus-codes',
    {
      code: v.pipe(v.string(), v.trim(), v.minLength(1)),
      amount: decimal,
      times: v.optional(whole(0, 100), 0),
      uses: v.optional(whole(0, 100_000)),
      member: v.optional(v.string()),
      ends: v.optional(whole(-366, 366)),
    },
    ({ code, amount, times, uses = null, member, ends }, services) => {
      const { store, at, amountOf, now } = services
      const only = member === undefined ? null : memberNamed(member, at, services).id
      const until = ends === undefined ? null : now() + ends * 86_400_000
      const bounds = { minRank: 0, uses, member: only, ends: until }
      store.bonusCodes.make({ id: bonusCodeId(at, code), amount: amountOf(amount, 'amount'), times, ...bounds })
      return { code: code.toUpperCase() }
    },
  ),

  // So many days in a row that a member has claimed of the daily sign-in, up to yesterday, or up to today; none before them.
  ofMember(
    'POST',
    '/sandbox/sign-ins',
    { days: whole(0, 366), today: v.optional(v.boolean(), false) },
    ({ days, today }, { store, now, at, member: { id } }) => {
      store.db.transaction(() => {
        store.signIns.forget(id)
        for (let back = 0; back < days; back += 1)
          store.signIns.add(id, signInDay({ merchant: at, now }, -back - Number(!today)))
      })
      return { today: signInDay({ merchant: at, now }, 0) }
    },
  ),

  // A bonus without a deposit, in any state.
  ofMember(
    'POST',
    '/sandbox/bonuses',
    {
      name: v.optional(v.string(), 'Bonus'),
      amount: decimal,
      turnoverRequired: v.optional(decimal, '0'),
      state: v.optional(choice(BONUS_STATES), 'active'),
    },
    ({ name, state, ...said }, services) => {
      const { store, at, member, amountOf } = services
      const amount = amountOf(said.amount, 'amount')
      const turnoverRequired = amountOf(said.turnoverRequired, 'turnoverRequired')
      const id = store.db.transaction(() => {
        const made = promiseBonus(services, member, { name, amount, turnoverRequired })
        bringBonusTo(services, made, state)
        return made
      })
      const bonus = bonusesOf(services, member).find((one) => one.id === id)
      return { id, state: bonus?.state, amount: toDecimal(amount, at.currencyDigits) }
    },
  ),
]
