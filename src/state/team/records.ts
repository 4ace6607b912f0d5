/** What a team has done, record by record (spec 2, "Agent centre"). Amounts are minor units. */
import type { InMinorUnits } from '../../api/minor-units.ts'
import { listIncome, listTeamBets, listTeamProfit, listTeamTransactions } from '../../api/team/records.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import type { Span } from '../../rules/records/day-range.ts'
import { TRANSACTION_GROUPS, type TransactionGroup } from '../../rules/records/transaction-types.ts'
import type { IncomeType } from '../../rules/team/income.ts'
import { askMoney } from '../money/ask-money.ts'
import type { RecordSource } from '../records/records.ts'

type Reply<Call extends typeof listTeamBets | typeof listTeamProfit | typeof listTeamTransactions | typeof listIncome> =
  InMinorUnits<ReplyOf<Call>>
export type TeamBet = Reply<typeof listTeamBets>['list'][number]
export type TeamBetTotals = Reply<typeof listTeamBets>['totals']
export type TeamProfit = Reply<typeof listTeamProfit>['list'][number]
export type TeamProfitTotals = Reply<typeof listTeamProfit>['totals']
export type TeamTransaction = Reply<typeof listTeamTransactions>['list'][number]
export type TeamTransactionTotals = Reply<typeof listTeamTransactions>['totals']
export type Income = Reply<typeof listIncome>['list'][number]
export type IncomeTotals = Reply<typeof listIncome>['totals']

/** Whose records: of everybody below unless narrowed. */
export interface TeamScope extends Span {
  /** Somebody of the team, with those below. */
  readonly member?: string
  /** A part of a name. */
  readonly search?: string
  /** How many levels below, from 1. */
  readonly levels?: number
}

export const teamBetSource = (
  asked: TeamScope & { readonly gameType?: string },
): RecordSource<TeamBet, TeamBetTotals> => ({
  key: ['team-bets', asked],
  read: async (page, context) => {
    const { list: rows, ...rest } = await askMoney(context, listTeamBets, { ...asked, ...page })
    return { rows, ...rest }
  },
})

export const teamProfitSource = (asked: TeamScope): RecordSource<TeamProfit, TeamProfitTotals> => ({
  key: ['team-profit', asked],
  read: async (page, context) => {
    const { list: rows, ...rest } = await askMoney(context, listTeamProfit, { ...asked, ...page })
    return { rows, ...rest }
  },
})

export const teamTransactionSource = ({
  group,
  ...asked
}: TeamScope & { readonly group?: TransactionGroup }): RecordSource<TeamTransaction, TeamTransactionTotals> => ({
  key: ['team-transactions', group ?? '', asked],
  read: async (page, context) => {
    const types = group ? { types: [...TRANSACTION_GROUPS[group]] } : {}
    const { list: rows, ...rest } = await askMoney(context, listTeamTransactions, { ...asked, ...types, ...page })
    return { rows, ...rest }
  },
})

export const incomeSource = (asked: Span & { readonly type?: IncomeType }): RecordSource<Income, IncomeTotals> => ({
  key: ['income', asked],
  read: async (page, context) => {
    const { list: rows, ...rest } = await askMoney(context, listIncome, { ...asked, ...page })
    return { rows, ...rest }
  },
})
