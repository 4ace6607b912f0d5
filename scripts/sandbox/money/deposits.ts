/** Deposits: the ways to pay, the orders, and what becomes of them (spec 2, "Member centre": depositv2). */
import type { InferOutput } from 'valibot'
import type { createDeposit } from '../../../src/api/money/deposits.ts'
import { bonusOf, isOpenDeposit } from '../../../src/rules/money/deposit.ts'
import { Refused } from '../answers.ts'
import { bringBonusTo, promiseBonus } from '../rewards/bonuses.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/money/deposits.ts'
import type { Answers } from '../contract.ts'
import { listed, matches, newReference, orRefuse, wordsIn } from '../handling.ts'
import { readAmountWithin } from './read-amount.ts'
import { writeOrder } from './write-order.ts'
import { bringDepositTo, depositsOf, placeDeposit } from './deposit-steps.ts'
import { dayLimitOf, listMethods, offersFor, restOf, termsOf } from './deposit-terms.ts'
import { channelName, channelOf } from './merchant-channels.ts'
import { minorUnits } from '../site/merchant.ts'
import { articleHtml } from '../seeds/content/help.ts'
import type { DepositChannel } from '../seeds/money/deposit-channels.ts'
import { PAYMENT_MISSING } from '../seeds/money/deposit-channels.ts'
import type { Deposit } from '../store/money/deposits.ts'
import { checkUploads } from './uploads.ts'
import { guessesAt } from '../account/guesses.ts'

/** How many orders a member may have open at once. */
const MOST_OPEN = 3
const DAY_MS = 24 * 60 * 60_000
/** `GIFT-50-ABCD` brings fifty whole units, once. */
const VOUCHER = /^GIFT-(\d{1,4})-[A-Z0-9]{4,12}$/

export const deposits = {
  listDepositMethods: (_, context) => ({
    methods: listMethods(context),
    mostOpen: MOST_OPEN,
    dayLimit: written(dayLimitOf(context), context),
    bonuses: offersFor(context, signedIn(context)).map(({ wire }) => wire),
  }),

  createDeposit: (said, context) => {
    const channel = orRefuse(channelOf(said.from, context.merchant), 'channel not found', { field: 'from' })
    refuseDeposit(channel, said, context)
    const reference = newReference('D')
    const amount =
      channel.kind === 'voucher'
        ? useVoucher(said.voucher ?? '', reference, context)
        : amountOf(said.amount ?? '', channel, context)
    const bonus = said.bonus ? chooseBonus(said.bonus, amount, context) : null
    const payer = said.payer ?? ''
    const deposit = placeDeposit(context, channel, { reference, amount, bonus, payer, returnUrl: said.returnUrl })
    decideAtOnce(deposit, channel, context)
    return { reference, amount: context.money(amount) }
  },

  getDeposit: ({ reference }, context) => writeOrder(ownDeposit(reference, context), context),

  listDeposits: ({ states, ...page }, context) => {
    const wanted = depositsOf(context, signedIn(context)).filter(({ state }) => !states || states.includes(state))
    const { list, total } = listed(wanted, page, (deposit) => summaryOf(deposit, context))
    return { deposits: list, total, serverTime: context.now() }
  },

  sendDepositSlip: ({ reference, uploads }, context) => {
    const deposit = ownDeposit(reference, context)
    if (!isOpenDeposit(deposit.state) || !channelOf(deposit.channel, context.merchant)?.needsSlip)
      throw new Refused('deposit is closed', { state: deposit.state })
    checkUploads(context, signedIn(context), uploads, 'deposit-slip', 'uploads')
    context.store.deposits.keep({ ...deposit, slips: uploads })
    if (deposit.state === 'waiting') bringDepositTo(context, { ...deposit, slips: uploads }, 'slip-received')
    return null
  },

  cancelDeposit: ({ reference }, context) => {
    const deposit = ownDeposit(reference, context)
    // Cancelled once more it is what was wished for.
    if (deposit.state === 'cancelled') return null
    if (deposit.state !== 'waiting') throw new Refused('deposit is closed', { state: deposit.state })
    bringDepositTo(context, deposit, 'cancelled')
    return null
  },

  getDayLimit: (_, context) => ({ dayLimit: written(dayLimitOf(context), context) }),

  getDepositTutorial: (_, context) => ({
    content: articleHtml(context.language.family, context, ['how-to-deposit', 'deposit-missing']),
  }),
} satisfies Answers<typeof calls>

const written = (limit: ReturnType<typeof dayLimitOf>, { money }: Context) =>
  limit && { limit: money(limit.limit), left: money(limit.left) }

/** @throws Refused for one that is not the member's */
function ownDeposit(reference: string, context: Context): Deposit {
  const found = depositsOf(context, signedIn(context)).find(matches({ reference }))
  return orRefuse(found, 'deposit not found', { field: 'reference' })
}

const summaryOf = (deposit: Deposit, context: Context) => ({
  reference: deposit.reference,
  kind: channelOf(deposit.channel, context.merchant)?.kind ?? '',
  channel: deposit.channel,
  channelName: channelName(deposit.channel, context),
  amount: context.money(deposit.amount),
  credited: context.money(deposit.amount - deposit.fee),
  state: deposit.state,
  at: deposit.at,
  expiresAt: deposit.state === 'waiting' ? deposit.expiresAt : null,
})

type Said = InferOutput<typeof createDeposit.request>

/** @throws Refused for a channel that rests, for one order too many, and for what the channel asks and nobody has said */
function refuseDeposit(channel: DepositChannel, { payer, returnUrl }: Said, context: Context): void {
  if (restOf(channel.code, context)) throw new Refused('channel under maintenance', { field: 'from' })
  const open = depositsOf(context, signedIn(context)).filter(({ state }) => isOpenDeposit(state))
  if (open.length >= MOST_OPEN) throw new Refused('too many open deposits', { open: open.length })
  if (channel.needsPayer && !payer) throw new Refused('payer name required', { field: 'payer' })
  if (!isOwnAddress(returnUrl, context)) throw new Refused('return address not allowed', { field: 'returnUrl' })
}

/** A voucher is money already; any other deposit waits, unless a scenario decides on it, or on its bonus. */
function decideAtOnce(deposit: Deposit, { kind }: DepositChannel, context: Context): void {
  const { scenarios, visit } = context
  const wanted = kind === 'voucher' ? 'credited' : scenarios.find('deposit-state', visit)?.state
  if (wanted) bringDepositTo(context, deposit, wanted, wordsIn(context, 'deposit refused')(PAYMENT_MISSING))
  const bonusWanted = scenarios.find('bonus-state', visit)?.state
  if (bonusWanted && deposit.bonus !== null) bringBonusTo(context, deposit.bonus, bonusWanted)
}

/** @throws Refused for what is no amount of the currency, or out of the channel's bounds */
function amountOf(text: string, { min, max }: DepositChannel, context: Context): bigint {
  const { merchant } = context
  const left = dayLimitOf(context)?.left
  return readAmountWithin(context, text, {
    min: minorUnits(merchant, min),
    max: minorUnits(merchant, max),
    ...(left !== undefined && { leftOfDay: left }),
  })
}

/** What a voucher brings. @throws Refused for one that is none, was used, or after too many of these */
function useVoucher(code: string, reference: string, context: Context): bigint {
  const { store, merchant } = context
  const guesses = guessesAt(context, `voucher:${signedIn(context).id}`)
  guesses.refuseTooMany()
  const said = code.trim().toUpperCase()
  const [, whole = '0'] = VOUCHER.exec(said) ?? []
  const refuse = (message: string): never => {
    // Kept although nothing else of a refused call is, so that codes can't be guessed.
    throw new Refused(message, { field: 'voucher' }, guesses.noteWrong)
  }
  if (Number(whole) < 1) return refuse('voucher not valid')
  if (!store.deposits.useVoucher(merchant.merchantCode, said, reference)) return refuse('voucher already used')
  return minorUnits(merchant, Number(whole))
}

/** Promises the bonus that was chosen. @throws Refused for one that is not to be had with this deposit */
function chooseBonus(id: string, amount: bigint, context: Context): string {
  const member = signedIn(context)
  const offer = offersFor(context, member).find((each) => each.offer.id === id)
  const bonus = offer && bonusOf(amount, termsOf(offer.offer, context.merchant))
  if (!offer || !bonus) throw new Refused('bonus not available', { field: 'bonus' })
  return promiseBonus(context, member, {
    offer: id,
    name: offer.wire.name,
    amount: bonus.amount,
    turnoverRequired: bonus.turnover,
    lasts: offer.offer.days * DAY_MS,
  })
}

/** A payment page may lead back to the merchant's own site alone, whatever port it is served on. */
const isOwnAddress = (address: string, { origin, merchant }: Context): boolean =>
  URL.canParse(address) &&
  (new URL(address).origin === origin || merchant.domains.some((domain) => new URL(address).hostname === domain))
