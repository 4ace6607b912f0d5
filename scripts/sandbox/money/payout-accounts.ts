/** Where a member's withdrawals go (spec 2, "Member centre"). */
import { accountRule, judgeAccount } from '../../../src/rules/money/bank-account.ts'
import { isAddress } from '../../../src/rules/money/crypto-address.ts'
import { judgeIban } from '../../../src/rules/money/iban.ts'
import { checkPaymentPassword } from '../security/account-security.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/money/payout-accounts.ts'
import type { Answers } from '../contract.ts'
import { matches, orRefuse } from '../handling.ts'
import { NETWORKS, payoutPlace } from '../seeds/money/payout-targets.ts'
import type { PayoutAccount } from '../store/money/payout-accounts.ts'

/** How many of each a member may have. */
const MOST = 3

export const payoutAccounts = {
  listPayoutTargets: (_, context) => {
    signedIn(context)
    return { ...payoutPlace(context.merchant), networks: [...NETWORKS] }
  },

  listPayoutAccounts: (_, context) => {
    const { id } = signedIn(context)
    const { payoutAccounts: accounts } = context.store
    return {
      payeeName: payeeName(context),
      bankMax: MOST,
      cryptoMax: MOST,
      accounts: accounts.of(id).map(toWire),
    }
  },

  addBankAccount: ({ bank: code, number, holder = '' }, context) => {
    const place = payoutPlace(context.merchant)
    const bank = orRefuse(place.banks.find(matches({ code })), 'bank not found', { field: 'bank' })
    const judged = judgeAccount(number, accountRule(bank, place), judgeIban)
    // None of its banks has accounts of four or five digits, which its rules do not say.
    if (judged.fault || judged.number !== number || number.length < 6)
      throw new Refused('invalid account number', { field: 'number' })
    const payee = judgePayee(context, holder)
    const added = add(context, 'number', { kind: 'bank', code, name: bank.name, number, holder: payee })
    context.store.profiles.set(signedIn(context).id, 'payeeName', payee)
    return toWire(added)
  },

  addCryptoAddress: ({ network: code, address }, context) => {
    const network = orRefuse(NETWORKS.find(matches({ code })), 'network not found', { field: 'network' })
    if (!isAddress(address, network.format)) throw new Refused('invalid address', { field: 'address' })
    return toWire(add(context, 'address', { kind: 'crypto', code, name: network.name, number: address, holder: '' }))
  },

  setDefaultPayoutAccount: ({ id }, context) => {
    context.store.payoutAccounts.setDefault(signedIn(context).id, accountOf(context, id).id)
    return null
  },

  removePayoutAccount: ({ id, paymentPassword }, context) => {
    const member = signedIn(context)
    checkPaymentPassword(context, member, paymentPassword)
    // One that is gone already is what was wished for.
    context.store.payoutAccounts.remove(member.id, id)
    return null
  },
} satisfies Answers<typeof calls>

/** @throws Refused for one that is there already, and for one more than there may be */
function add(
  context: Context,
  field: 'number' | 'address',
  account: Omit<PayoutAccount, 'id' | 'isDefault'>,
): PayoutAccount {
  const { id } = signedIn(context)
  const { payoutAccounts: accounts } = context.store
  const known = accounts.of(id)
  // Nobody's alias is another's in small letters; addresses may be.
  const same = (number: string): string => (account.kind === 'bank' ? number.toLowerCase() : number)
  if (known.some(({ code, number }) => code === account.code && same(number) === same(account.number)))
    throw new Refused('payout account is there already', { field })
  if (known.filter(({ kind }) => kind === account.kind).length >= MOST) throw new Refused('too many payout accounts')
  return accounts.add(id, account)
}

/** A member's account or address by its id. @throws Refused */
export function accountOf(context: Context, wanted: string): PayoutAccount {
  const own = context.store.payoutAccounts.of(signedIn(context).id)
  return orRefuse(own.find(matches({ id: wanted })), 'payout account not found', { field: 'to' })
}

const payeeName = (context: Context): string => context.store.profiles.of(signedIn(context).id)['payeeName'] ?? ''

/** Whose name is on a member's accounts: the one that is known, or else the one that is said. @throws Refused */
function judgePayee(context: Context, said: string): string {
  const known = payeeName(context)
  if (known === '' && said === '') throw new Refused('payee name is missing', { field: 'holder' })
  if (known !== '' && said !== '' && said !== known) throw new Refused('payee name does not match', { field: 'holder' })
  return known || said
}

/** As it is told: enough to know it by, of a short alias no more than half. */
export const maskNumber = ({ kind, number }: Pick<PayoutAccount, 'kind' | 'number'>): string =>
  kind === 'bank'
    ? `•••• ${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`
    : `${number.slice(0, 6)}…${number.slice(-4)}`

const toWire = (account: PayoutAccount) => ({
  id: account.id,
  kind: account.kind,
  name: account.name,
  number: maskNumber(account),
  holder: account.holder,
  isDefault: account.isDefault,
})
