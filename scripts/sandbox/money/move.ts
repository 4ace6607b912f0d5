/** Moves money between accounts, in one transaction of the ledger. */
import { signedIn, type Context, type Services } from '../context.ts'
import { newReference } from '../handling.ts'
import { houseAccount, walletAccount, worldAccount, type Transaction } from '../store/ledger.ts'

type Asked = Pick<Services, 'store' | 'now'>

interface Payment extends Pick<Transaction, 'merchant' | 'reason' | 'reference'> {
  /** Minor units. */
  readonly amount: bigint
}

interface Move extends Payment {
  readonly from: string
  readonly to: string
}

/** Posts what moves now; opens accounts that are not, and leaves out entries of nothing. @throws LedgerError */
export function post({ store, now }: Asked, { entries, ...transaction }: Omit<Transaction, 'at'>): void {
  const { merchant } = transaction
  const mayBeNegative = [houseAccount(merchant), worldAccount(merchant)]
  for (const { account } of entries) store.ledger.open(account, merchant, mayBeNegative.includes(account))
  store.ledger.post({ ...transaction, at: now(), entries: entries.filter(({ amount }) => amount !== 0n) })
}

/** Moves an amount from one account to another. @throws LedgerError */
export function move(asked: Asked, { from, to, amount, ...payment }: Move): void {
  const entries = [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
  post(asked, { ...payment, entries })
}

/**
 * The same for a merchant's own accounts, under a new reference.
 * @param letters what the reference begins with
 * @returns the reference, as calls answer with it
 */
export function moveAnew(
  asked: Asked & Pick<Context, 'merchant'>,
  letters: string,
  moved: Pick<Move, 'from' | 'to' | 'amount' | 'reason'>,
): { readonly reference: string } {
  const reference = newReference(letters)
  move(asked, { ...moved, merchant: asked.merchant.merchantCode, reference })
  return { reference }
}

/** Pays a member what the house owes them: a reward, a bonus, cashback. */
export const payFromHouse = (asked: Asked, member: string, payment: Payment): void =>
  move(asked, { ...payment, from: houseAccount(payment.merchant), to: walletAccount(member) })

/**
 * Pays whoever asks what they claim of the house. No reference is paid twice: the ledger has each but once.
 * @returns the reference and the amount, as calls answer with them
 */
export function payClaim(context: Context, claim: Pick<Payment, 'reason' | 'reference' | 'amount'>) {
  payFromHouse(context, signedIn(context).id, { ...claim, merchant: context.merchant.merchantCode })
  return { reference: claim.reference, amount: context.money(claim.amount) }
}
