/** What changes deposits: asking for one, giving it up, sending receipts. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { cancelDeposit, createDeposit, sendDepositSlip } from '../../api/money/deposits.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { gatewayAtom } from '../gateway.ts'
import { refreshMoney } from './request/pending-money.ts'
import { sendMoneyAtom, type Sent } from './request/send-money.ts'
import { MAIN_WALLET } from './wallets.ts'

/** A deposit as a form asks for it. */
export type AskedDeposit = Omit<RequestOf<typeof createDeposit>, 'requestNo' | 'amount'> & {
  /** A decimal string; a voucher has none. */
  readonly amount?: string
}

/** Asks for a deposit, once. @throws Failure where there is none of it */
export const createDepositAtom = atom(
  null,
  (
    _get,
    set,
    { requestNo, again, ...request }: AskedDeposit & { readonly requestNo: string; readonly again: boolean },
    queries: QueryClient,
  ): Promise<Sent<ReplyOf<typeof createDeposit>>> => {
    const movement = { from: request.from, to: MAIN_WALLET, amount: request.amount ?? null }
    const sending = { ...movement, requestNo, again, kind: 'deposit', endpoint: createDeposit, request } as const
    // The cast: what sends for any call forgets whose reply it is.
    return set(sendMoneyAtom, sending, queries) as Promise<Sent<ReplyOf<typeof createDeposit>>>
  },
)

/** Does what changes an order, and has it looked up again, also where no answer came. */
async function change(queries: QueryClient, call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } finally {
    refreshMoney(queries)
  }
}

/** Gives an order up. Throws Failure of the call. */
export const cancelDepositAtom = atom(null, (get, _set, reference: string, queries: QueryClient) =>
  change(queries, () => get(gatewayAtom)(cancelDeposit, { reference })),
)

/** Sends pictures of the payment, by their ids. Throws Failure of the call. */
export const sendDepositSlipAtom = atom(
  null,
  (get, _set, request: RequestOf<typeof sendDepositSlip>, queries: QueryClient) =>
    change(queries, () => get(gatewayAtom)(sendDepositSlip, request)),
)
