/** What is told of a deposit: how it is paid, and until when. */
import { createHash } from 'node:crypto'
import { isOpenDeposit } from '../../../src/rules/money/deposit.ts'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { checksum } from '../../../src/rules/money/payment-qr.ts'
import { bonusesOf } from '../rewards/bonuses.ts'
import { signedIn, type Context } from '../context.ts'
import { channelName, channelOf } from './merchant-channels.ts'
import { minorUnits, type MerchantSeed } from '../site/merchant.ts'
import { makeCbu } from '../../../src/rules/money/make-cbu.ts'
import { payoutPlace } from '../seeds/money/payout-targets.ts'
import type { Deposit } from '../store/money/deposits.ts'

/** Digits that are always the same for one thing, such as the number of an account. */
const digitsOf = (text: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, count)

/** The account behind a channel, as accounts are in the merchant's country. */
const accountOf = (channel: string, merchant: MerchantSeed): string =>
  payoutPlace(merchant).country === 'AR' ? makeCbu(digitsOf(channel, 20)) : digitsOf(channel, 16)

/** An order with all that is needed to pay it, as it goes over the wire. */
export function writeOrder(deposit: Deposit, context: Context) {
  const { merchant, origin, now, money } = context
  const channel = channelOf(deposit.channel, merchant)
  const { kind = '', bank = '', coin = '', network = '', needsSlip = false, perThousand } = channel ?? {}
  const bonus = bonusesOf(context, signedIn(context)).find(({ id }) => id === deposit.bonus)
  const open = isOpenDeposit(deposit.state)
  const { reference } = deposit
  // Told while it can be paid, so that nobody pays what has lapsed.
  const paying = deposit.state === 'waiting' || deposit.state === 'slip-received'
  const hash = createHash('sha256').update(`${merchant.merchantCode}/${deposit.channel}`).digest('hex')
  // Base58 has no zero.
  const address = network === 'TRC20' ? `T${hash.slice(0, 33).replaceAll('0', 'z')}` : `0x${hash.slice(0, 40)}`
  return {
    reference,
    kind,
    channelName: channelName(deposit.channel, context),
    amount: money(deposit.amount),
    fee: money(deposit.fee),
    credited: money(deposit.amount - deposit.fee),
    bonus: bonus ? { name: bonus.name, amount: money(bonus.amount), turnover: money(bonus.turnoverRequired) } : null,
    state: deposit.state,
    reason: deposit.reason,
    at: deposit.at,
    expiresAt: open ? deposit.expiresAt : null,
    serverTime: now(),
    cancellable: deposit.state === 'waiting',
    needsSlip,
    slips: deposit.slips.length,
    ...(paying &&
      kind === 'bank' && {
        account: { bank, name: `${merchant.name} Payments`, number: accountOf(deposit.channel, merchant) },
        memo: reference,
      }),
    ...(paying && kind === 'redirect' && { redirectUrl: `${origin}/sandbox/pay/${reference}` }),
    ...(paying &&
      kind === 'wallet' && {
        qr: bankCode(merchant.merchantCode, money(deposit.amount), reference),
        appUrl: `${origin}/sandbox/pay/${reference}`,
      }),
    ...(paying &&
      kind === 'crypto' && {
        address,
        qr: address,
        coin,
        network,
        payable: payableOf(deposit.amount, perThousand ?? 1000n, context),
      }),
  }
}

/** A payment as banks and wallets read it (EMVCo's merchant-presented codes). */
function bankCode(merchant: string, amount: string, reference: string): string {
  const field = (name: string, value: string): string => `${name}${String(value.length).padStart(2, '0')}${value}`
  const said = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'sandbox.wallet') + field('01', merchant)),
    field('54', amount),
    field('62', field('05', reference)),
    '6304',
  ].join('')
  return said + checksum(said)
}

/** How many coins an amount is, with six decimals, rounded up so that it suffices. */
function payableOf(minor: bigint, perThousand: bigint, { merchant }: Context): string {
  const one = minorUnits(merchant, 1)
  return toDecimal((minor * perThousand * 1000n + one - 1n) / one, 6)
}
