/** What the state holds of a merchant or a member, for tests and developers; and members made, sessions ended. */
import * as v from 'valibot'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { codeKey, normalNumber } from '../account/sms.ts'
import { sumBalance, vendorWallets } from '../games/play/vendor-wallets.ts'
import { makeMember, MEMBER_KINDS, seededAccounts } from '../seeds/account/accounts.ts'
import { heldAccount, vendorAccounts, walletAccount } from '../store/ledger.ts'
import { writeBet } from './bets.ts'
import { ofMember, ofMerchant, type AtMember } from './calls.ts'
import { ControlError } from './parse.ts'
import { decimal, memberNamed } from './read-body.ts'

export const stateCalls = [
  ofMerchant(
    'POST',
    '/sandbox/members',
    {
      kind: v.optional(v.picklist(MEMBER_KINDS, `expected ${MEMBER_KINDS.join(', ')}`), 'player'),
      balance: v.optional(decimal),
      token: v.optional(v.boolean('expected true or false'), false),
      /** One of the usual ones unless given. */
      nickname: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
      /** There is none unless given. */
      paymentPassword: v.optional(v.pipe(v.string(), v.minLength(1))),
    },
    ({ kind, token, ...said }, { store, at, seed, now, amountOf }) => {
      const balance = said.balance === undefined ? {} : { balance: amountOf(said.balance, 'balance') }
      const nickname = said.nickname === undefined ? {} : { nickname: said.nickname }
      const { id, account } = makeMember(store, at, kind, { seed, now: now(), ...balance, ...nickname })
      if (said.paymentPassword !== undefined) store.profiles.setPaymentPassword(id, said.paymentPassword)
      return { id, ...account, ...(token ? { token: store.sessions.begin(id, now()) } : {}) }
    },
  ),
  ofMerchant('GET', '/sandbox/accounts', {}, (_, { at }) => ({ accounts: seededAccounts(at) })),
  ofMember('GET', '/sandbox/sessions', {}, (_, { store, member, now }) => ({
    running: store.sessions.countOf(member.id, now()),
  })),
  ofMember('DELETE', '/sandbox/sessions', {}, (_, { store, member }) => ({ ended: store.sessions.endAll(member.id) })),
  ofMember('GET', '/sandbox/ledger', {}, (_, at) => booksOf(at)),
  ofMerchant(
    'GET',
    '/sandbox/bets',
    { member: v.optional(v.string()), limit: v.optional(v.string()) },
    (said, services) => {
      const { store, at } = services
      const member = said.member === undefined ? undefined : memberNamed(said.member, at, services).id
      const records = { merchant: at.merchantCode, ...(member !== undefined && { member }) }
      return { bets: store.bets.list(records, Number(said.limit) || 100).map((bet) => writeBet(bet, at)) }
    },
  ),
  ofMerchant('GET', '/sandbox/feedback', {}, (_, { store, at }) => ({
    feedback: store.feedback.list(at.merchantCode),
  })),
  ofMerchant(
    'GET',
    '/sandbox/sms',
    {
      countryDialingCode: v.string(),
      mobileNum: v.string(),
      purpose: v.optional(
        v.picklist(
          ['login', 'register', 'second-factor', 'binding'],
          'expected login, register, second-factor or binding',
        ),
        'login',
      ),
    },
    ({ countryDialingCode, mobileNum, purpose }, { store, at }) => {
      const number = normalNumber(countryDialingCode, mobileNum)
      const code = store.smsCodes.sent(at.merchantCode, codeKey(purpose, number))
      if (code === undefined)
        throw new ControlError(`mobileNum: ${at.id} has sent +${countryDialingCode} ${mobileNum} no code`)
      return { code }
    },
  ),
  ofMerchant('GET', '/sandbox/mail', { recipient: v.string('expected an e-mail address') }, (said, { store, at }) => ({
    mails: store.mails.sent(at.merchantCode, said.recipient),
  })),
]

/** A member's books: what is where, and every transaction that has touched it. */
function booksOf(services: AtMember): object {
  const { store, at, member } = services
  const account = walletAccount(member.id)
  const decimals = (minor: bigint) => toDecimal(minor, at.currencyDigits)
  const transactions = store.ledger.history(account, ...store.ledger.accounts(vendorAccounts(member.id)))
  return {
    balance: decimals(store.ledger.balance(account)),
    // What vendors hold, where wallets are apart, and all of it together.
    wallets: vendorWallets(services, member).map(({ vassalage, balance }) => ({
      vassalage,
      balance: decimals(balance),
    })),
    sumBalance: decimals(sumBalance(services, member)),
    // What was asked to be paid out, and neither is nor has come back.
    held: decimals(store.ledger.balance(heldAccount(member.id))),
    // 0 while the books are right.
    total: String(store.ledger.total()),
    transactions: transactions.map((transaction) => ({
      ...transaction,
      entries: transaction.entries.map((entry) => ({ ...entry, amount: decimals(entry.amount) })),
    })),
  }
}
