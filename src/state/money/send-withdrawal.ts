/** Asking for withdrawals, and saying whether they have arrived (spec 4, "Withdrawal confirmation"): each once. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import {
  acknowledgeReceipt,
  confirmAllReceipts,
  confirmReceipt,
  createWithdrawal,
} from '../../api/money/withdrawals.ts'
import type { Movement } from '../../rules/money/money-intent.ts'
import { gatewayAtom } from '../gateway.ts'
import { WITHDRAWALS_KEY } from './request/pending-money.ts'
import { sendMoneyAtom, type Sent } from './request/send-money.ts'

interface Asked {
  /** Made by `newRequestNo`. */
  readonly requestNo: string
  readonly again: boolean
}

/** Looks at all of it again. */
const refreshWithdrawals = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: WITHDRAWALS_KEY })

/** Asks for a withdrawal, once. @throws Failure where nothing was moved */
export const withdrawAtom = atom(
  null,
  (
    _get,
    set,
    said: Asked & Omit<RequestOf<typeof createWithdrawal>, 'requestNo'> & { to: string; amount: string },
    queries: QueryClient,
  ): Promise<Sent<ReplyOf<typeof createWithdrawal>>> => {
    const { requestNo, again, to, amount, fee, paymentPassword } = said
    const movement: Movement = { from: null, to, amount }
    const request = { to, amount, fee, paymentPassword }
    const sending = { requestNo, again, ...movement, kind: 'withdrawal', endpoint: createWithdrawal, request } as const
    // The cast: what sends for any call forgets whose reply it is.
    const sent = set(sendMoneyAtom, sending, queries) as Promise<Sent<ReplyOf<typeof createWithdrawal>>>
    return sent.finally(() => refreshWithdrawals(queries))
  },
)

/** What a player has before their eyes when they say whether it was received; decimal strings. */
interface SeenReceipt {
  readonly amount: string
  readonly paid: string
}

/** Says of one payment whether it was received, once. @throws Failure where nothing was said */
export const confirmReceiptAtom = atom(
  null,
  (
    _get,
    set,
    said: Omit<Asked, 'again'> &
      SeenReceipt & {
        from: string
        to: 'received' | 'not-received'
        note?: string
        proofs?: string[]
      },
    queries: QueryClient,
  ): Promise<Sent<ReplyOf<typeof confirmReceipt>>> => {
    const { requestNo, ...request } = said
    const movement: Movement = { from: said.from, to: said.to, amount: said.amount }
    // Of two payments of the same amount the platform tells which is meant: there is nothing to ask about.
    const sending = { requestNo, again: true, ...movement, kind: 'receipt', endpoint: confirmReceipt, request } as const
    // The same cast.
    const sent = set(sendMoneyAtom, sending, queries) as Promise<Sent<ReplyOf<typeof confirmReceipt>>>
    return sent.finally(() => refreshWithdrawals(queries))
  },
)

/** Says that all that was paid out was received, once. @throws Failure where nothing was said */
export const confirmAllReceiptsAtom = atom(
  null,
  (
    _get,
    set,
    {
      requestNo,
      ...request
    }: Omit<Asked, 'again'> & {
      readonly amount: string
      readonly receipts: (SeenReceipt & { readonly reference: string })[]
    },
    queries: QueryClient,
  ): Promise<Sent<ReplyOf<typeof confirmAllReceipts>>> => {
    const movement: Movement = { from: null, to: 'received', amount: request.amount }
    // As above.
    const sending = {
      requestNo,
      again: true,
      ...movement,
      kind: 'receipt',
      endpoint: confirmAllReceipts,
      request,
    } as const
    // The same cast.
    const sent = set(sendMoneyAtom, sending, queries) as Promise<Sent<ReplyOf<typeof confirmAllReceipts>>>
    return sent.finally(() => refreshWithdrawals(queries))
  },
)

/** The player has read that a payment was taken for received. Throws Failure of the call. */
export const acknowledgeReceiptAtom = atom(
  null,
  async (get, _set, reference: string, queries: QueryClient): Promise<void> => {
    try {
      await get(gatewayAtom)(acknowledgeReceipt, { reference })
    } finally {
      refreshWithdrawals(queries)
    }
  },
)
