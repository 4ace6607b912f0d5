/** Where a member's withdrawals go (spec 2, "Member centre"): read, added, taken away. Each change is sent once. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import {
  addBankAccount,
  addCryptoAddress,
  listPayoutAccounts,
  listPayoutTargets,
  removePayoutAccount,
  setDefaultPayoutAccount,
} from '../../api/money/payout-accounts.ts'
import { gatewayAtom } from '../gateway.ts'
import { ask } from '../ask.ts'

export type PayoutAccounts = ReplyOf<typeof listPayoutAccounts>
export type PayoutAccount = PayoutAccounts['accounts'][number]
export type PayoutTargets = ReplyOf<typeof listPayoutTargets>
export type PayoutKind = PayoutAccount['kind']

const ACCOUNTS = ['payout-accounts']

export const payoutAccountsQuery = queryOptions({
  queryKey: ACCOUNTS,
  queryFn: (context) => ask(context, listPayoutAccounts, {}),
  staleTime: 30_000,
})

/** The banks and networks that there are. */
export const payoutTargetsQuery = queryOptions({
  queryKey: ['payout-targets'],
  queryFn: (context) => ask(context, listPayoutTargets, {}),
  staleTime: 300_000,
})

/** Looked up again also where no answer came: it may have been carried out. @throws Failure of the call */
async function change(queries: QueryClient, call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } finally {
    void queries.invalidateQueries({ queryKey: ACCOUNTS })
  }
}

/** Adds a bank account in the member's name. Throws Failure of the call. */
export const addBankAccountAtom = atom(
  null,
  (get, _set, said: RequestOf<typeof addBankAccount>, queries: QueryClient) =>
    change(queries, () => get(gatewayAtom)(addBankAccount, said)),
)

/** Adds an address of a network. Throws Failure of the call. */
export const addCryptoAddressAtom = atom(
  null,
  (get, _set, said: RequestOf<typeof addCryptoAddress>, queries: QueryClient) =>
    change(queries, () => get(gatewayAtom)(addCryptoAddress, said)),
)

/** Makes one the first that is offered. Throws Failure of the call. */
export const setDefaultPayoutAccountAtom = atom(null, (get, _set, id: string, queries: QueryClient) =>
  change(queries, () => get(gatewayAtom)(setDefaultPayoutAccount, { id })),
)

/** Takes one away, with the payment password. Throws Failure of the call. */
export const removePayoutAccountAtom = atom(
  null,
  (get, _set, said: RequestOf<typeof removePayoutAccount>, queries: QueryClient) =>
    change(queries, () => get(gatewayAtom)(removePayoutAccount, said)),
)
