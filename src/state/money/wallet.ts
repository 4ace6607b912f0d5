import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import { getBalance } from '../../api/money/wallet.ts'
import { LOCAL_KEYS, safeStorage } from '../site/storage.ts'
import { askMoney } from './ask-money.ts'

/**
 * The sum over the wallets in minor units of the brand's currency (spec 7, "Wallet, rewards, points").
 * An amount with more decimals than the currency has fails as an answer that can't be read; it is never rounded.
 */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async (context) => (await askMoney(context, getBalance, {})).sumBalance,
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
