/** The member's wallets (spec 7, "GCS_merchantWallet", "GCS_walletTransfer"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { collectFunds, getMerchantWallet, MAIN_WALLET, transferFunds } from '../../api/money/wallet.ts'
import { WALLETS_KEY } from './request/pending-money.ts'
import { sendMoneyAtom, type Sent } from './request/send-money.ts'
import { askMoney } from './ask-money.ts'

export { MAIN_WALLET }

/** What a vendor holds of a member's money. */
export interface VendorWallet {
  /** The vendor's code. */
  readonly code: string
  /** Minor units. */
  readonly balance: bigint
  /** Set while nothing can be moved to or from it; `until` in milliseconds since 1970, where that is known. */
  readonly maintenance: { readonly until: number | null } | null
}

export interface Wallets {
  /** Whether there is one wallet for all games, and nothing to move. */
  readonly isSingle: boolean
  /** What is with no vendor, in minor units; `null` where the platform does not say. */
  readonly main: bigint | null
  readonly vendors: readonly VendorWallet[]
  /** The bounds of one transfer in minor units. */
  readonly min: bigint | null
  readonly max: bigint | null
}

/** How often what wallets hold is asked for while it shows, in milliseconds: a game in another window changes it. */
const ANEW_MS = 30_000

export const walletsQuery = queryOptions({
  queryKey: WALLETS_KEY,
  queryFn: async (context): Promise<Wallets> => {
    const said = await askMoney(context, getMerchantWallet, {})
    return {
      isSingle: said.isSingle,
      main: said.mainBalance,
      vendors: said.wallets.map(({ vassalage: code, ...wallet }) => ({ code, ...wallet })),
      min: said.transferMin,
      max: said.transferMax,
    }
  },
  staleTime: 5000,
  refetchInterval: ANEW_MS,
  refetchOnWindowFocus: true,
})

interface Asked {
  /** Made by `newRequestNo`. */
  readonly requestNo: string
  readonly again: boolean
}

/** Moves an amount between two wallets, once. @throws Failure where nothing has been moved */
export const transferAtom = atom(
  null,
  (
    _get,
    set,
    said: Asked & { from: string; to: string; amount: string },
    queries: QueryClient,
  ): Promise<Sent<ReplyOf<typeof transferFunds>>> => {
    const { from, to, amount } = said
    const sending = { ...said, kind: 'transfer', endpoint: transferFunds, request: { from, to, amount } } as const
    // The cast: what sends for any call forgets whose reply it is.
    return set(sendMoneyAtom, sending, queries) as Promise<Sent<ReplyOf<typeof transferFunds>>>
  },
)

/** Brings home what all vendors hold, once. @throws Failure where nothing has been moved */
export const collectAtom = atom(
  null,
  (_get, set, asked: Asked, queries: QueryClient): Promise<Sent<ReplyOf<typeof collectFunds>>> => {
    const movement = { from: null, to: MAIN_WALLET, amount: null }
    const sending = { ...asked, ...movement, kind: 'transfer', endpoint: collectFunds, request: {} } as const
    // The same cast.
    return set(sendMoneyAtom, sending, queries) as Promise<Sent<ReplyOf<typeof collectFunds>>>
  },
)
