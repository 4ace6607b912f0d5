/** How a deposit goes from one state to the next, and what of its money moves with each step. */
import { isOpenDeposit, RATE_DIGITS, shareOf, type KnownDepositState } from '../../../src/rules/money/deposit.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { endBonus, giveBonus } from '../rewards/bonuses.ts'
import { signedIn, type Context, type Services } from '../context.ts'
import { notify } from '../messages/notifications.ts'
import type { DepositChannel } from '../seeds/money/deposit-channels.ts'
import { post } from './move.ts'
import type { Deposit } from '../store/money/deposits.ts'
import { houseAccount, walletAccount, worldAccount } from '../store/ledger.ts'
import type { Member } from '../store/account/members.ts'

type Asked = Pick<Services, 'store' | 'now'>

/** What is said when a deposit is asked for. */
type Ordered = Pick<Deposit, 'reference' | 'amount' | 'bonus' | 'payer' | 'returnUrl'>

/** The first state: an order, which waits for its payment as long as its channel lets it. */
export function placeDeposit(context: Context, channel: DepositChannel, ordered: Ordered): Deposit {
  const { store, merchant, now } = context
  const at = now()
  const deposit: Deposit = {
    ...ordered,
    merchant: merchant.merchantCode,
    member: signedIn(context).id,
    channel: channel.code,
    fee: shareOf(ordered.amount, parseMoney(channel.feeRate, RATE_DIGITS)),
    state: 'waiting',
    reason: '',
    slips: [],
    at,
    expiresAt: channel.minutes === 0 ? null : at + channel.minutes * 60_000,
    decidedAt: null,
  }
  store.deposits.add(deposit)
  return deposit
}

/**
 * Brings a deposit into a state; one that has come to its end stays there.
 * @returns the deposit as it is then
 */
export function bringDepositTo(asked: Asked, deposit: Deposit, to: KnownDepositState, reason = ''): Deposit {
  const { store, now } = asked
  if (!isOpenDeposit(deposit.state) || deposit.state === to) return deposit
  const next: Deposit = {
    ...deposit,
    state: to,
    reason: to === 'rejected' ? reason : '',
    decidedAt: isOpenDeposit(to) ? null : now(),
  }
  return store.db.transaction(() => {
    store.deposits.keep(next)
    if (to === 'credited') credit(asked, next)
    else if (!isOpenDeposit(to)) {
      if (next.bonus !== null) endBonus(asked, next.bonus, 'forfeited')
      // Who has given it up knows.
      if (to !== 'cancelled')
        notify(asked, next.member, { kind: 'deposit-failed', amount: next.amount, reference: next.reference })
    }
    return next
  })
}

/** The money comes from outside: what it costs stays with the house, the rest is the member's, and then the bonus. */
function credit(asked: Asked, { merchant, member, reference, amount, fee, bonus }: Deposit): void {
  post(asked, {
    merchant,
    reason: 'deposit',
    reference,
    entries: [
      { account: worldAccount(merchant), amount: -amount },
      { account: walletAccount(member), amount: amount - fee },
      { account: houseAccount(merchant), amount: fee },
    ],
  })
  if (bonus !== null) giveBonus(asked, bonus)
  notify(asked, member, { kind: 'deposit-credited', amount: amount - fee, reference })
}

/** A member's deposits as they are by now: those that were not paid in time have lapsed. */
export function depositsOf(asked: Asked, { id }: Pick<Member, 'id'>): Deposit[] {
  const { store, now } = asked
  return store.deposits
    .ofMember(id)
    .map((deposit) =>
      deposit.state === 'waiting' && deposit.expiresAt !== null && deposit.expiresAt <= now()
        ? bringDepositTo(asked, deposit, 'lapsed')
        : deposit,
    )
}
