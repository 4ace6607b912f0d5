/** The operator's hand over one member: what they are told and have done, beside what they do themselves. */
import * as v from 'valibot'
import { NOTIFICATION_KINDS } from '../../../src/rules/messages/notification-kinds.ts'
import { newReference } from '../handling.ts'
import { notify } from '../messages/notifications.ts'
import { sayAsService } from '../content/chat.ts'
import { move } from '../money/move.ts'
import { referralCode, settleReferrals } from '../rewards/referral.ts'
import { choice } from '../scenarios/field.ts'
import { makeMember } from '../seeds/account/accounts.ts'
import { LETTER_KINDS } from '../seeds/letters.ts'
import { minorUnits } from '../site/merchant.ts'
import { walletAccount, worldAccount } from '../store/ledger.ts'
import { AFFILIATE_STATES } from '../store/team/affiliates.ts'
import { ofMember, ofMerchant } from './calls.ts'
import { whole } from './parse.ts'
import { decimal, memberNamed } from './read-body.ts'
import { addRecordRows } from './record-rows.ts'

/** The calls under `/sandbox` about one member; what they are given is in `reward-calls.ts`. */
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

  // Puts somebody above a member (a username, or `true` for somebody new) and so many below, and allows transfers.
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
]
