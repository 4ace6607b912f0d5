/** The account record: what moved in the member's wallet (spec 2, "Member centre": account record). */
import type { Gateway } from '../../api/transport/gateway.ts'
import { listTransactions } from '../../api/records/records.ts'
import type { Span } from '../../rules/records/day-range.ts'
import { TRANSACTION_GROUPS, type TransactionGroup } from '../../rules/records/transaction-types.ts'
import { readAmount } from '../money/request/reply-amount.ts'
import type { RecordSource } from './records.ts'

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

/** @param digits decimals of the currency */
export const transactionSource = (
  gateway: Gateway,
  digits: number,
  filter: TransactionFilter,
): RecordSource<Transaction, TransactionTotals> => ({
  key: ['transactions', filter],
  read: async (page, signal) => {
    const { group, exportId, ...span } = filter
    const said = await gateway(
      listTransactions,
      {
        ...span,
        ...page,
        ...(group ? { types: [...TRANSACTION_GROUPS[group]] } : {}),
        ...(exportId === undefined ? {} : { exportId }),
      },
      { signal },
    )
    const read = (text: string, field: string): bigint => readAmount(text, digits, listTransactions, field)
    return {
      rows: said.list.map((row, index) => ({
        ...row,
        amount: read(row.amount, `list.${index}.amount`),
        balance: read(row.balance, `list.${index}.balance`),
      })),
      total: said.total,
      snapshot: said.snapshot,
      totals: { in: read(said.totals.in, 'totals.in'), out: read(said.totals.out, 'totals.out') },
    }
  },
})
