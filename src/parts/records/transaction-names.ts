import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  isTransactionType,
  type TransactionGroup,
  type TransactionType,
} from '../../rules/records/transaction-types.ts'
import type { Transaction } from '../../state/records/account-record.ts'

export const GROUP_WORDS: Readonly<Record<TransactionGroup, MessageDescriptor>> = {
  deposits: msg`Deposits`,
  withdrawals: msg`Withdrawals`,
  transfers: msg`Transfers`,
  games: msg`Games`,
  rewards: msg`Bonuses and rewards`,
  team: msg({ message: 'Team', context: 'movements' }),
}

const TYPE_WORDS: Readonly<Record<TransactionType, MessageDescriptor>> = {
  deposit: msg({ message: 'Deposit', context: 'a kind of movement, not the action' }),
  opening: msg`Opening balance`,
  withdrawal: msg`Withdrawal`,
  'withdrawal-returned': msg`Withdrawal returned`,
  'withdrawal-fee': msg`Withdrawal fee`,
  'transfer-in': msg`Transfer from a provider`,
  'transfer-out': msg`Transfer to a provider`,
  'upline-transfer': msg`Transfer to upline`,
  'downline-transfer': msg`Transfer to downline`,
  round: msg`Game round`,
  stake: msg({ message: 'Stake', context: 'a kind of movement' }),
  win: msg`Win`,
  'cash-out': msg`Cash-out`,
  'deposit-bonus': msg`Deposit bonus`,
  cashback: msg`Rebate`,
  'mission-reward': msg`Mission reward`,
  promotion: msg`Promotion`,
  'referral-reward': msg`Referral reward`,
  reward: msg`Reward`,
  raffle: msg`Raffle prize`,
  'bonus-code': msg`Bonus code`,
  'sign-in': msg`Daily sign-in`,
  points: msg`Converted points`,
  commission: msg({ message: 'Commission', context: 'team' }),
  dividend: msg`Dividend`,
  'daily-salary': msg`Daily salary`,
  'hourly-salary': msg`Hourly salary`,
  'real-time-salary': msg`Real-time salary`,
}

/** What the same posting is to whoever received it: what went up to an upline came from a downline. */
const RECEIVED: Readonly<Partial<Record<TransactionType, MessageDescriptor>>> = {
  'upline-transfer': msg`Transfer from downline`,
  'downline-transfer': msg`Transfer from upline`,
}

/** What a posting is called; `null` for a type that has no name here. */
export function postingName({ type, amount }: Pick<Transaction, 'type' | 'amount'>): MessageDescriptor | null {
  if (!isTransactionType(type)) return null
  return (amount > 0n ? RECEIVED[type] : undefined) ?? TYPE_WORDS[type]
}
