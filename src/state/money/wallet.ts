import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { Gateway } from '../../api/transport/gateway.ts'
import { getBalance } from '../../api/money/wallet.ts'
import { readAmount } from './request/reply-amount.ts'
import { LOCAL_KEYS, safeStorage } from '../site/storage.ts'

/**
 * The sum over the wallets in minor units of the brand's currency (spec 7, "Wallet, rewards, points").
 * An amount with more decimals than the currency has fails as an answer that can't be read; it is never rounded.
 * @param digits decimals of the currency
 */
export const balanceQuery = (gateway: Gateway, digits: number) =>
  queryOptions({
    queryKey: ['balance'],
    queryFn: async ({ signal }) =>
      readAmount((await gateway(getBalance, {}, { signal })).sumBalance, digits, getBalance, 'sumBalance'),
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

const hidden = atom(safeStorage('local').getItem(LOCAL_KEYS.balanceHidden) === 'true')

/** Whether the balance shows as ***; remembered on this device. */
export const balanceHiddenAtom = atom(
  (get) => get(hidden),
  (_get, set, value: boolean) => {
    safeStorage('local').setItem(LOCAL_KEYS.balanceHidden, String(value))
    set(hidden, value)
  },
)
