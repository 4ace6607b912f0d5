/** The operator's hand over one member: what they are given, told, and have done, beside what they do themselves. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { NOTIFICATION_KINDS } from '../../../src/rules/messages/notification-kinds.ts'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import { notify } from '../messages/notifications.ts'
import { move } from '../money/move.ts'
import type { SandboxEnv } from '../mount.ts'
import { bonusesOf, bringBonusTo, promiseBonus } from '../rewards/bonuses.ts'
import { missionId } from '../rewards/missions.ts'
import { referralCode, settleReferrals } from '../rewards/referral.ts'
import { choice } from '../scenarios/field.ts'
import { makeMember } from '../seeds/account/accounts.ts'
import { LETTER_KINDS } from '../seeds/letters.ts'
import { MISSIONS, MISSION_KINDS } from '../seeds/rewards/missions.ts'
import { PROMOTION_KEYS } from '../seeds/rewards/promotions.ts'
import { REWARD_KINDS } from '../seeds/rewards/rewards.ts'
import { minorUnits, type MerchantSeed } from '../site/merchant.ts'
import type { Member } from '../store/account/members.ts'
import { walletAccount, worldAccount } from '../store/ledger.ts'
import { BONUS_STATES } from '../store/rewards/bonuses.ts'
import { findMerchant, parseControl, whole } from './parse.ts'
import { memberNamed, readBody, readControlAmount } from './read-body.ts'
import { addRecordRows } from './record-rows.ts'

const decimal = v.string('expected a decimal string such as "100.00"')

interface Named {
  readonly at: MerchantSeed
  readonly member: Member
  /** A field's amount in minor units. @throws ControlError for what is none */
  readonly amountOf: (text: string, field: string) => bigint
}

/** Adds the calls under `/sandbox` that name a `merchant` and a `member`; each answers 201. */
export function addMemberCalls(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants, seed, now } = services

  /** @param takes what the call says beside these two */
  function post<Takes extends v.ObjectEntries>(
    path: `/sandbox/${string}`,
    takes: Takes,
    answer: (said: v.InferOutput<v.StrictObjectSchema<Takes, undefined>>, named: Named) => object,
  ): void {
    const named = { merchant: v.string('expected a brand or merchant code'), member: v.string('expected a user name') }
    app.post(path, async (call) => {
      const { merchant, member, ...said } = parseControl(v.looseObject(named), await readBody(call))
      const asked = parseControl(v.strictObject(takes), said)
      const at = findMerchant(merchant, merchants.values())
      const amountOf = (text: string, field: string): bigint => readControlAmount(text, at, field)
      return json(answer(asked, { at, member: memberNamed(member, at, services), amountOf }), 201)
    })
  }

  // Gives a member a past: bets with their postings.
  post(
    '/sandbox/records',
    { count: whole(1, 100_000), days: v.optional(whole(1, 366), 80) },
    (said, { at, member }) => {
      addRecordRows(services, at, member, said)
      return { count: said.count }
    },
  )

  // Tells a member of their money, at once and by a message.
  post(
    '/sandbox/notifications',
    { kind: choice(NOTIFICATION_KINDS), amount: decimal, reference: v.optional(v.string(), 'TEST') },
    ({ kind, amount, reference }, { member, amountOf }) => {
      const notice = { kind, amount: amountOf(amount, 'amount'), reference }
      store.db.transaction(() => notify(services, member.id, notice))
      return { last: store.notifications.last(member.id) }
    },
  )

  post(
    '/sandbox/messages',
    { kind: v.optional(choice(LETTER_KINDS), 'welcome'), count: v.optional(whole(1, 5000), 1) },
    ({ kind, count }, { member: { id } }) => {
      store.db.transaction(() => {
        for (let sent = 0; sent < count; sent += 1) store.inbox.send(id, { kind }, now())
      })
      return { unread: store.inbox.unread(id) }
    },
  )

  // Friends who come by a member's code, as if they had registered with it, and how many of them have made a deposit.
  post(
    '/sandbox/referrals',
    { count: v.optional(whole(0, 200), 1), deposited: v.optional(whole(0, 200), 0) },
    ({ count, deposited }, { at, member: { id } }) => {
      const merchant = at.merchantCode
      store.db.transaction(() => {
        for (let made = 0; made < count; made += 1) {
          const friend = makeMember(store, at, 'empty', { seed, now: now() }).id
          store.profiles.set(friend, 'referralCode', referralCode(id))
          const [from, to] = [worldAccount(merchant), walletAccount(friend)]
          const payment = { merchant, amount: minorUnits(at, 50), reason: 'deposit', reference: `D-${friend}` }
          if (made < deposited) move(services, { ...payment, from, to })
        }
      })
      return { friends: settleReferrals(services, at, id).length }
    },
  )

  // Puts somebody above a member (a user name, or `true` for somebody new) and so many below, and allows transfers.
  post(
    '/sandbox/teams',
    {
      upline: v.optional(v.union([v.literal(true), v.string()])),
      downlines: v.optional(whole(0, 200), 0),
      paymentPassword: v.optional(v.pipe(v.string(), v.minLength(1))),
    },
    ({ upline, downlines, paymentPassword }, { at, member: { id } }) => {
      const make = (kind: 'agent2' | 'player') => makeMember(store, at, kind, { seed, now: now() })
      const made = store.db.transaction(() => {
        store.teams.allow(id)
        if (paymentPassword !== undefined) store.profiles.setPaymentPassword(id, paymentPassword)
        const above = upline === true ? make('agent2').id : upline && memberNamed(upline, at, services).id
        if (above) store.teams.join(id, above)
        return Array.from({ length: downlines }, () => {
          const below = make('player').id
          store.teams.join(below, id)
          return store.members.byId(below)?.username ?? ''
        })
      })
      return { upline: store.teams.uplineOf(id)?.username ?? null, downlines: made }
    },
  )

  // A number of things, or money, that counts towards a mission.
  post(
    '/sandbox/missions',
    { kind: choice(MISSION_KINDS), progress: decimal },
    ({ kind, progress }, { at, member }) => {
      const digits = MISSIONS[kind].unit === 'money' ? at.currencyDigits : 0
      const mission = missionId(kind, { merchant: at, now })
      store.missions.help(
        member.id,
        mission,
        readControlAmount(progress, { ...at, currencyDigits: digits }, 'progress'),
      )
      return { mission }
    },
  )

  // Valid bets that count towards cashback.
  post(
    '/sandbox/cashback',
    { category: v.optional(v.string(), 'RNG'), validBet: decimal },
    ({ category, validBet }, { member, amountOf }) => {
      store.cashbacks.help(member.id, category, amountOf(validBet, 'validBet'), now())
      return { category }
    },
  )

  // A reward, in any of the states of spec 4, as the platform writes them.
  post(
    '/sandbox/rewards',
    {
      kind: v.optional(choice(REWARD_KINDS), 'birthday'),
      amount: v.optional(decimal),
      status: v.optional(v.string('expected a status such as "Claim"'), 'Claim'),
    },
    ({ kind, amount, status }, { member, amountOf }) => {
      const given = amount === undefined ? null : amountOf(amount, 'amount')
      return { id: store.rewards.give(member.id, { kind, amount: given, status, ends: null }, now()) }
    },
  )

  // What has become of a promotion, in any of the states of spec 4, as the platform writes them.
  post(
    '/sandbox/promotions',
    {
      promotion: choice(PROMOTION_KEYS),
      status: v.optional(v.string('expected a status such as "Claim"'), 'Claim'),
      amount: v.optional(decimal),
      reason: v.optional(v.string(), ''),
    },
    ({ promotion, amount, ...said }, { member, amountOf }) => {
      const none = { comment: '', pictures: [], at: now(), due: null }
      const before = store.promotionEntries.find(member.id, promotion) ?? none
      const due = amount === undefined ? before.due : amountOf(amount, 'amount')
      store.promotionEntries.put({ ...before, ...said, due, member: member.id, promotion })
      return { promotion, ...said }
    },
  )

  // A bonus without a deposit, in any state.
  post(
    '/sandbox/bonuses',
    {
      name: v.optional(v.string(), 'Bonus'),
      amount: decimal,
      turnoverRequired: v.optional(decimal, '0'),
      state: v.optional(choice(BONUS_STATES), 'active'),
    },
    ({ name, state, ...said }, { at, member, amountOf }) => {
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
  )
}
