import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TeamFigures } from '../../../state/team/overview.ts'

/** What is told of a team in money, in the order in which it is told. */
export const MONEY_FIGURES = [
  'deposits',
  'withdrawals',
  'validBet',
  'netLoss',
  'commission',
] as const satisfies readonly (keyof TeamFigures)[]
export type MoneyFigure = (typeof MONEY_FIGURES)[number]

export const FIGURE_NAMES: Readonly<Record<MoneyFigure, MessageDescriptor>> = {
  deposits: msg({ message: 'Deposits', context: 'team' }),
  withdrawals: msg({ message: 'Withdrawals', context: 'team' }),
  validBet: msg({ message: 'Valid bets', context: 'team' }),
  netLoss: msg({ message: 'Net loss', context: 'team' }),
  commission: msg({ message: 'Commission', context: 'team' }),
}
