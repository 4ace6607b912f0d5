/** The operator's hand over one member: what they are given, told, and have done, beside what they do themselves. */
import * as v from 'valibot'
import { NOTIFICATION_KINDS } from '../../../src/rules/messages/notification-kinds.ts'
import { POINT_TYPES } from '../../../src/api/rewards/points.ts'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { readPoints, writePoints } from '../../../src/rules/rewards/points.ts'
import { newReference } from '../handling.ts'
import { notify } from '../messages/notifications.ts'
import { sayAsService } from '../content/chat.ts'
import { move } from '../money/move.ts'
import { bonusCodeId } from '../rewards/bonus-code.ts'
import { bonusesOf, bringBonusTo, promiseBonus } from '../rewards/bonuses.ts'
import { signInDay } from '../rewards/daily-sign-in.ts'
import { pointsOf } from '../rewards/points.ts'
import { missionId } from '../rewards/missions.ts'
import { raffleId, ticketsOf } from '../rewards/raffle.ts'
import { referralCode, settleReferrals } from '../rewards/referral.ts'
import { choice } from '../scenarios/field.ts'
import { makeMember } from '../seeds/account/accounts.ts'
import { LETTER_KINDS } from '../seeds/letters.ts'
import { MISSIONS, MISSION_KINDS } from '../seeds/rewards/missions.ts'
import { PROMOTION_KEYS } from '../seeds/rewards/promotions.ts'
import { PRIZE_KEYS } from '../seeds/rewards/raffle.ts'
import { REWARD_KINDS } from '../seeds/rewards/rewards.ts'
import { minorUnits } from '../site/merchant.ts'
import { walletAccount, worldAccount } from '../store/ledger.ts'
import { AFFILIATE_STATES } from '../store/team/affiliates.ts'
import { BONUS_STATES } from '../store/rewards/bonuses.ts'
import { ofMember, ofMerchant } from './calls.ts'
import { whole } from './parse.ts'
import { decimal, memberNamed, readControlAmount } from './read-body.ts'
import { addRecordRows } from './record-rows.ts'

/** The calls under `/sandbox` that give a member something. */
export const memberCalls = [
  // Gives a member a past: bets with their postings.
  ofMember(
    'POST',
    '/sandbox/records',
    { count: whole(1, 100_000), days: v.optional(whole(1, 366), 80) },
    (said, services) => {
      addRecordRows(services, services.at, services.member, said)
      return { count: said.count }
    },
  ),

  // Tells a member of their money, at once and by a message.
  ofMember(
    'POST',
    '/sandbox/notifications',
    { kind: choice(NOTIFICATION_KINDS), amount: decimal, reference: v.optional(v.string(), 'TEST') },
    ({ kind, amount, reference }, services) => {
      const { store, member } = services
      const notice = { kind, amount: services.amountOf(amount, 'amount'), reference }
      store.db.transaction(() => notify(services, member.id, notice))
      return { last: store.notifications.last(member.id) }
    },
  ),

  ofMember(
    'POST',
    '/sandbox/messages',
    { kind: v.optional(choice(LETTER_KINDS), 'welcome'), count: v.optional(whole(1, 5000), 1) },
    ({ kind, count }, { store, now, member: { id } }) => {
      store.db.transaction(() => {
        for (let sent = 0; sent < count; sent += 1) store.inbox.send(id, { kind }, now())
      })
      return { unread: store.inbox.unread(id) }
    },
  ),

  // Friends who come by a member's code, as if they had registered with it, and how many of them have made a deposit.
  ofMember(
    'POST',
    '/sandbox/referrals',
    { count: v.optional(whole(0, 200), 1), deposited: v.optional(whole(0, 200), 0) },
    ({ count, deposited }, services) => {
      const { store, at, member } = services
      store.db.transaction(() => {
        for (let made = 0; made < count; made += 1) {
          const friend = makeMember(store, at, 'empty', { seed: services.seed, now: services.now() }).id
          store.profiles.set(friend, 'referralCode', referralCode(member.id))
          const [from, to] = [worldAccount(at.merchantCode), walletAccount(friend)]
          const payment = { merchant: at.merchantCode, amount: minorUnits(at, 50), reason: 'deposit' }
          if (made < deposited) move(services, { ...payment, from, to, reference: `D-${friend}` })
        }
      })
      return { friends: settleReferrals(services, at, member.id).length }
    },
  ),

  // Puts somebody above a member (a user name, or `true` for somebody new) and so many below, and allows transfers.
  ofMember(
    'POST',
    '/sandbox/teams',
    {
      upline: v.optional(v.union([v.literal(true), v.string()])),
      downlines: v.optional(whole(0, 200), 0),
      paymentPassword: v.optional(v.pipe(v.string(), v.minLength(1))),
    },
    ({ upline, downlines, paymentPassword }, services) => {
      const { store, at, seed, now } = services
      const { id } = services.member
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
  ),

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

  // Customer service writes to a member in the chat room.
  ofMember(
    'POST',
    '/sandbox/chat/lines',
    { text: v.pipe(v.string(), v.minLength(1)), name: v.optional(v.string(), 'Mara') },
    ({ text, name }, services) => ({
      id: sayAsService(services, services.member.id, { name, text, isMember: true }),
    }),
  ),
  // Customer service goes away, or comes back.
  ofMerchant('POST', '/sandbox/chat/away', { away: v.boolean('expected true or false') }, ({ away }, { store, at }) => {
    store.chat.setAway(at.merchantCode, away)
    return { away }
  }),

  // What has become of a member's application to be an affiliate; who has not applied has now.
  ofMember(
    'POST',
    '/sandbox/affiliates',
    { state: choice(AFFILIATE_STATES), reason: v.optional(v.string(), '') },
    ({ state, reason }, { store, now, member: { id } }) => {
      const none = { member: id, contact: '', channel: '', content: '', at: now() }
      const code = state === 'approved' ? newReference('').slice(0, 8) : null
      store.affiliates.put({ ...none, ...store.affiliates.of(id), state, reason, code })
      return { state, code }
    },
  ),

  // What support answers to a ticket of a member's, and whether it is closed.
  ofMember(
    'POST',
    '/sandbox/tickets',
    { ticket: v.string(), answer: v.optional(v.string()), closed: v.optional(v.boolean(), false) },
    ({ ticket, answer, closed }, { store, now, member: { id } }) => {
      const entry = store.feedback.byTicket(ticket)
      if (entry?.member !== id) return { answers: null }
      const answers = answer === undefined ? entry.answers : [...entry.answers, { time: now(), text: answer }]
      store.feedback.keep({ ...entry, answers, closed })
      return { answers: answers.length }
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
