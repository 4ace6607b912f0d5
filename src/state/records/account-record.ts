/** The account record: what moved in the member's wallet (spec 2, "Member centre": account record). */
import { listTransactions } from '../../api/records/records.ts'
import type { Span } from '../../rules/records/day-range.ts'
import { TRANSACTION_GROUPS, type TransactionGroup } from '../../rules/records/transaction-types.ts'
import type { RecordSource } from './records.ts'
import { askMoney } from '../money/ask-money.ts'

export interface Transaction {
  readonly reference: string
  /** As the platform names it, such as `deposit`. */
  readonly type: string
  /** Milliseconds since 1970. */
  readonly time: number
  /** Minor units; below nothing where it left the wallet. */
  readonly amount: bigint
  /** What the wallet held after it. */
  readonly balance: bigint
}

/** Both in minor units, from nothing up. */
export interface TransactionTotals {
  readonly in: bigint
  readonly out: bigint
}

export interface TransactionFilter extends Span {
  /** All of them unless given. */
  readonly group?: TransactionGroup | undefined
  /** The number of an export, for more than three months. */
  readonly exportId?: string | undefined
}

export const transactionSource = (filter: TransactionFilter): RecordSource<Transaction, TransactionTotals> => ({
  key: ['transactions', filter],
  read: async (page, context) => {
    const { group, exportId, ...span } = filter
    const { list: rows, ...rest } = await askMoney(context, listTransactions, {
      ...span,
      ...page,
      ...(group ? { types: [...TRANSACTION_GROUPS[group]] } : {}),
      ...(exportId === undefined ? {} : { exportId }),
    })
    return { rows, ...rest }
  },
})
