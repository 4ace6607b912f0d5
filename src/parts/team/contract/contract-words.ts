/** What contracts, their terms and their states are called. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContractState } from '../../../rules/team/contract-state.ts'
import type { ContractKind, ContractPeriod, TierField } from '../../../rules/team/contract-terms.ts'

export const KIND_NAMES: Readonly<Record<ContractKind, MessageDescriptor>> = {
  dividend: msg({ message: 'Dividend', context: 'contract' }),
  'daily-salary': msg({ message: 'Daily salary', context: 'contract' }),
  'hourly-salary': msg({ message: 'Hourly salary', context: 'contract' }),
  'real-time-salary': msg({ message: 'Real-time salary', context: 'contract' }),
}

export const PERIOD_NAMES: Readonly<Record<ContractPeriod, MessageDescriptor>> = {
  daily: msg({ message: 'Daily', context: 'settlement' }),
  weekly: msg({ message: 'Weekly, from Monday', context: 'settlement' }),
  semimonthly: msg({ message: 'Twice a month, on the 1st and the 16th', context: 'settlement' }),
  monthly: msg({ message: 'Monthly', context: 'settlement' }),
  hourly: msg({ message: 'Every hour', context: 'settlement' }),
  'five-minutes': msg({ message: 'Every 5 minutes', context: 'settlement' }),
}

export const STATE_NAMES: Readonly<Record<ContractState, MessageDescriptor>> = {
  offered: msg({ message: 'Offered', context: 'contract' }),
  accepted: msg({ message: 'Accepted', context: 'contract' }),
  declined: msg({ message: 'Declined', context: 'contract' }),
  terminated: msg({ message: 'Terminated', context: 'contract' }),
}

const VALID_BET: Readonly<Record<ContractKind, MessageDescriptor>> = {
  dividend: msg`Valid bet in the period`,
  'daily-salary': msg`Valid bet a day`,
  'hourly-salary': msg`Valid bet an hour`,
  'real-time-salary': msg`Single bet`,
}

/** What a field of a tier is called: the least that it asks for, or what it pays. */
export function fieldName(kind: ContractKind, field: TierField): MessageDescriptor {
  switch (field) {
    case 'validBet':
      return VALID_BET[kind]
    case 'netLoss':
      return msg`Net loss in the period`
    case 'activeMembers':
      return msg`Active members`
    case 'rate':
      return kind === 'real-time-salary' ? msg`Profit rate` : msg({ message: 'Rate', context: 'contract' })
    case 'lossRate':
      return msg`Loss rate`
  }
}

/** What a contract of a kind pays of, in a sentence. */
export const PAYS_OF: Readonly<Record<ContractKind, MessageDescriptor>> = {
  dividend: msg`Pays a share of what the team has lost in a period, its wins taken off.`,
  'daily-salary': msg`Pays a share of the team’s valid bets, measured day by day.`,
  'hourly-salary': msg`Pays a share of the team’s valid bets, measured hour by hour.`,
  'real-time-salary': msg`Pays a share of each bet of the team: the profit rate where it was won, the loss rate where it was lost.`,
}
