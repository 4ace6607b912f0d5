/** Moves money between two accounts, in one transaction of the ledger. */
import type { Services } from '../context.ts'
import { houseAccount, walletAccount, type Transaction } from '../store/ledger.ts'

type Asked = Pick<Services, 'store' | 'now'>

interface Payment extends Pick<Transaction, 'merchant' | 'reason' | 'reference'> {
  /** Minor units. */
  readonly amount: bigint
}

/** Moves an amount from one account to another; opens them where they are not. @throws LedgerError */
export function move(
  { store, now }: Asked,
  { from, to, amount, ...payment }: Payment & { readonly from: string; readonly to: string },
): void {
  for (const account of [from, to])
    store.ledger.open(account, payment.merchant, account === houseAccount(payment.merchant))
  const entries = [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
  store.ledger.post({ ...payment, at: now(), entries })
}

/** Pays a member what the house owes them: a reward, a bonus, cashback. */
export const payFromHouse = (asked: Asked, member: string, payment: Payment): void =>
  move(asked, { ...payment, from: houseAccount(payment.merchant), to: walletAccount(member) })
