/** How a deposit goes from one state to the next, and what of its money moves with each step. */
import { isOpenDeposit, type KnownDepositState } from '../../../src/rules/money/deposit.ts'
import { endBonus, giveBonus } from '../rewards/bonuses.ts'
import type { Services } from '../context.ts'
import { notify } from '../messages/notifications.ts'
import type { Deposit } from '../store/money/deposits.ts'
import { houseAccount, walletAccount, worldAccount } from '../store/ledger.ts'
import type { Member } from '../store/account/members.ts'

type Asked = Pick<Services, 'store' | 'now'>

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
  const { store, now } = asked
  const house = houseAccount(merchant)
  store.ledger.open(house, merchant, true)
  store.ledger.post({
    merchant,
    reason: 'deposit',
    reference,
    at: now(),
    entries: [
      { account: worldAccount(merchant), amount: -amount },
      { account: walletAccount(member), amount: amount - fee },
      ...(fee > 0n ? [{ account: house, amount: fee }] : []),
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
