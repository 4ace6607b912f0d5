/** What the postings of a member's wallet are for, and what the account record groups them by (spec 2: account record). */

import { CONTRACT_KINDS } from '../team/contract-terms.ts'

/** Every group with its types, as the platform names them. Spec: not shown. */
export const TRANSACTION_GROUPS = {
  deposits: ['deposit', 'opening'],
  withdrawals: ['withdrawal', 'withdrawal-returned', 'withdrawal-fee'],
  transfers: ['transfer-in', 'transfer-out', 'upline-transfer', 'downline-transfer'],
  games: ['round', 'stake', 'win', 'cash-out'],
  rewards: [
    'deposit-bonus',
    'cashback',
    'mission-reward',
    'referral-reward',
    'promotion',
    'reward',
    'raffle',
    'bonus-code',
    'sign-in',
    'points',
  ],
  // Of whoever has a team: what it brings, and what contracts pay to or from above and below.
  team: ['commission', ...CONTRACT_KINDS],
} as const

export type TransactionGroup = keyof typeof TRANSACTION_GROUPS
export type TransactionType = (typeof TRANSACTION_GROUPS)[TransactionGroup][number]

// The keys of a constant are what its type says.
export const GROUP_NAMES = Object.keys(TRANSACTION_GROUPS) as readonly TransactionGroup[]

/** What counts as a reward in profit and loss. */
export const REWARD_TYPES: readonly TransactionType[] = TRANSACTION_GROUPS.rewards

const known: ReadonlySet<string> = new Set(Object.values(TRANSACTION_GROUPS).flat())

/** Whether a type is one that has a name here; the others are called what the platform calls them. */
export const isTransactionType = (type: string): type is TransactionType => known.has(type)

/** Whether an address's word is a group. */
export const isTransactionGroup = (text: string): text is TransactionGroup => GROUP_NAMES.some((name) => name === text)
