/** Claims: money that is the member's, brought into the wallet by one call, once (safety rule "Money"). */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { Endpoint } from '../../../api/transport/endpoint.ts'
import type { MoneyKind } from '../../../rules/money/money-intent.ts'
import { MAIN_WALLET } from '../wallets.ts'
import { sendMoneyAtom, type Sent } from './send-money.ts'

/** What a claim is answered with. */
export interface Claimed {
  readonly reference: string
  /** A decimal string. */
  readonly amount: string
}

export interface AskedClaim {
  /** Made by `newRequestNo`. */
  readonly requestNo: string
  readonly again: boolean
  /** What is claimed; `null` where there is one thing alone. */
  readonly what: string | null
}

/**
 * An action that claims by a call whose payload is its request number, and `from` where there are several to claim.
 * It throws a Failure where nothing has been moved. What the call answers besides is said by `Reply`.
 */
export const claimAtom = <Reply extends Claimed = Claimed>(kind: MoneyKind, endpoint: Endpoint) =>
  atom(null, (_get, set, { what, ...asked }: AskedClaim, queries: QueryClient): Promise<Sent<Reply>> => {
    const request = what === null ? {} : { from: what }
    const sending = { ...asked, kind, endpoint, request, from: what, to: MAIN_WALLET, amount: null }
    // The cast: what sends for any call forgets whose reply it is; every claim is answered so, and what else its call answers is what its atom says.
    return set(sendMoneyAtom, sending, queries) as Promise<Sent<Reply>>
  })
