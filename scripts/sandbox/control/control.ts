/** The sandbox's own calls: scenarios, members, ledger and what else tests and developers ask for. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import { VISITOR_COOKIE, type SandboxEnv } from '../mount.ts'
import { readCookie } from '../read-request.ts'
import { makeMember, MEMBER_KINDS, seededAccounts } from '../seeds/account/accounts.ts'
import { allGames } from '../seeds/games/catalogue.ts'
import { VENDORS } from '../seeds/games/vendors.ts'
import { codeKey, normalNumber } from '../account/sms.ts'
import { heldAccount, vendorAccounts, walletAccount } from '../store/ledger.ts'
import type { Member } from '../store/account/members.ts'
import { sumBalance, vendorWallets } from '../games/vendor-wallets.ts'
import { writeBet } from './bets.ts'
import { memberNamed, readBody, readControlAmount, type ControlCall } from './read-body.ts'
import { readScenario } from '../scenarios/input.ts'
import { SCENARIO_KINDS } from '../scenarios/kinds.ts'
import { ControlError, findMerchant, parseControl } from './parse.ts'

const merchant = v.pipe(
  v.string('expected a brand or merchant code'),
  v.minLength(1, 'expected a brand or merchant code'),
)
const newMember = v.strictObject({
  merchant,
  kind: v.optional(v.picklist(MEMBER_KINDS, `expected ${MEMBER_KINDS.join(', ')}`), 'player'),
  balance: v.optional(v.string('expected a decimal string such as "100.00"')),
  token: v.optional(v.boolean('expected true or false'), false),
  /** There is none unless given. */
  paymentPassword: v.optional(v.pipe(v.string(), v.minLength(1))),
})
const ofMerchant = v.strictObject({ merchant })
const ofMember = v.strictObject({ merchant, member: v.string('expected a user name') })
const ofBets = v.strictObject({ merchant, member: v.optional(v.string()), limit: v.optional(v.string()) })
const ofMail = v.strictObject({ merchant, recipient: v.string('expected an e-mail address') })
const ofNumber = v.strictObject({
  merchant,
  countryDialingCode: v.string(),
  mobileNum: v.string(),
  purpose: v.optional(
    v.picklist(['login', 'register', 'second-factor', 'binding'], 'expected login, register, second-factor or binding'),
    'login',
  ),
})
const gameFilter = v.strictObject({
  vendor: v.optional(v.string()),
  category: v.optional(v.string()),
  limit: v.optional(v.string()),
})
const filter = v.strictObject({
  id: v.optional(v.string()),
  kind: v.optional(v.picklist(SCENARIO_KINDS, `expected ${SCENARIO_KINDS.join(', ')}`)),
  brand: v.optional(v.string()),
  context: v.optional(v.string()),
})

/** Adds the calls under `/sandbox`. */
export function addControl(app: Hono<SandboxEnv>, services: Services): void {
  const { scenarios, store, merchants, now, seed } = services
  const known = () => ({ merchants: merchants.values(), now: now() })

  app.get('/sandbox/scenarios', () => json({ scenarios: scenarios.list() }))
  app.post('/sandbox/scenarios', async (call) => json(scenarios.add(readScenario(await readBody(call), known())), 201))
  app.delete('/sandbox/scenarios', (call) => {
    const { brand, ...match } = parseControl(filter, call.req.query())
    const scope = brand === undefined ? {} : { merchant: findMerchant(brand, merchants.values()).merchantCode }
    return json({ cleared: scenarios.clear({ ...defined(match), ...scope }) })
  })

  app.post('/sandbox/members', async (call) => {
    const said = parseControl(newMember, await readBody(call))
    const at = findMerchant(said.merchant, merchants.values())
    const balance = said.balance === undefined ? {} : { balance: readControlAmount(said.balance, at, 'balance') }
    const { id, account } = makeMember(store, at, said.kind, { seed, now: now(), ...balance })
    if (said.paymentPassword !== undefined) store.profiles.setPaymentPassword(id, said.paymentPassword)
    return json({ id, ...account, ...(said.token ? { token: store.sessions.begin(id, now()) } : {}) }, 201)
  })
  app.get('/sandbox/accounts', (call) => {
    const at = findMerchant(parseControl(ofMerchant, call.req.query()).merchant, merchants.values())
    return json({ accounts: seededAccounts(at) })
  })
  app.get('/sandbox/sessions', (call) =>
    json({ running: store.sessions.countOf(memberOf(call, services).member.id, now()) }),
  )
  app.delete('/sandbox/sessions', (call) => json({ ended: store.sessions.endAll(memberOf(call, services).member.id) }))

  app.get('/sandbox/ledger', (call) => {
    const { at, member } = memberOf(call, services)
    const account = walletAccount(member.id)
    const decimal = (minor: bigint) => toDecimal(minor, at.currencyDigits)
    const held = vendorWallets(services, member)
    return json({
      balance: decimal(store.ledger.balance(account)),
      // What vendors hold, where wallets are apart, and all of it together.
      wallets: held.map(({ vassalage, balance }) => ({ vassalage, balance: decimal(balance) })),
      sumBalance: decimal(sumBalance(services, member)),
      // What was asked to be paid out, and neither is nor has come back.
      held: decimal(store.ledger.balance(heldAccount(member.id))),
      // 0 while the books are right.
      total: String(store.ledger.total()),
      transactions: store.ledger
        .history(account, ...store.ledger.accounts(vendorAccounts(member.id)))
        .map((transaction) => ({
          ...transaction,
          entries: transaction.entries.map((entry) => ({ ...entry, amount: decimal(entry.amount) })),
        })),
    })
  })
  app.get('/sandbox/bets', (call) => {
    const said = parseControl(ofBets, call.req.query())
    const at = findMerchant(said.merchant, merchants.values())
    const member = said.member === undefined ? undefined : memberNamed(said.member, at, services).id
    const records = { merchant: at.merchantCode, ...(member !== undefined && { member }) }
    return json({ bets: store.bets.list(records, Number(said.limit) || 100).map((bet) => writeBet(bet, at)) })
  })
  app.get('/sandbox/feedback', (call) => {
    const at = findMerchant(parseControl(ofMerchant, call.req.query()).merchant, merchants.values())
    return json({ feedback: store.feedback.list(at.merchantCode) })
  })
  app.get('/sandbox/captcha', (call) => {
    const visitor = readCookie(call.req.raw.headers, VISITOR_COOKIE)
    const answer = visitor === null ? undefined : store.captchas.answer(visitor, now())
    if (answer === undefined)
      throw new ControlError(
        `captcha: this browser has none; ask GET /wps/captcha first, with the same ${VISITOR_COOKIE}`,
      )
    return json({ answer })
  })

  app.get('/sandbox/slider', (call) => {
    const visitor = readCookie(call.req.raw.headers, VISITOR_COOKIE)
    const answerTo = (kind: 'puzzle' | 'question') =>
      visitor === null ? undefined : store.humanChecks.answer(visitor, kind, now())
    const [x, words] = [answerTo('puzzle'), answerTo('question')]
    if (x === undefined && words === undefined)
      throw new ControlError(`slider: this browser has no puzzle; ask GET /wps/captcha/slider first`)
    return json({ x: x === undefined ? null : Number(x), words: words?.split('|') ?? null })
  })

  app.get('/sandbox/sms', (call) => {
    const said = parseControl(ofNumber, call.req.query())
    const at = findMerchant(said.merchant, merchants.values())
    const number = normalNumber(said.countryDialingCode, said.mobileNum)
    const code = store.smsCodes.sent(at.merchantCode, codeKey(said.purpose, number))
    if (code === undefined)
      throw new ControlError(`mobileNum: ${at.id} has sent +${said.countryDialingCode} ${said.mobileNum} no code`)
    return json({ code })
  })

  app.get('/sandbox/mail', (call) => {
    const said = parseControl(ofMail, call.req.query())
    const at = findMerchant(said.merchant, merchants.values())
    return json({ mails: store.mails.sent(at.merchantCode, said.recipient) })
  })

  app.get('/sandbox/games', (call) => {
    const { vendor, category, limit = '100' } = parseControl(gameFilter, call.req.query())
    const found = allGames(seed).filter(
      (game) =>
        (vendor === undefined || game.vassalage === vendor) && (category === undefined || game.category === category),
    )
    return json({ total: found.length, games: found.slice(0, Number(limit) || 100) })
  })
  app.get('/sandbox/vendors', () => json({ vendors: VENDORS }))
}

/** The member that the search parameters name. */
function memberOf(call: ControlCall, services: Services): { at: MerchantSeed; member: Member } {
  const said = parseControl(ofMember, call.req.query())
  const at = findMerchant(said.merchant, services.merchants.values())
  return { at, member: memberNamed(said.member, at, services) }
}

/** Without the keys whose value is undefined, which exact optional properties do not take. */
function defined<T extends object>(object: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  // The filter is what makes this true.
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }
}
