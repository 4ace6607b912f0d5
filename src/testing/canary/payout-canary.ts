/** What a member does to the accounts that money goes to, and to the own picture, in a page that is watched. For tests. */
import sharp from 'sharp'
import { expect } from 'vitest'
import { SAMPLE_CBU } from '../../rules/money/make-cbu.ts'
import type { watchPage } from './canary.ts'
import {
  addBankAccountAtom,
  addCryptoAddressAtom,
  payoutAccountsQuery,
  payoutTargetsQuery,
  removePayoutAccountAtom,
  setDefaultPayoutAccountAtom,
} from '../../state/money/payout-accounts.ts'
import { sendPictureAtom } from '../../state/uploads.ts'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

type Changing = Pick<ReturnType<typeof watchPage>, 'page' | 'secret' | 'fails'> & { readonly paymentPassword: string }

/** Adds an account and an address, makes one the first, takes it away, and sends a picture; numbers are secrets, too. */
export async function changePayoutAccounts({ page, secret, fails, paymentPassword }: Changing): Promise<void> {
  const { store, queries } = page
  const { banks, networks } = await queries.fetchQuery(payoutTargetsQuery)
  const [bank, network] = [banks[0]?.code ?? '', networks.find(({ format }) => format === 'evm')?.code ?? '']
  const { payeeName } = await queries.fetchQuery(payoutAccountsQuery)
  const account = { bank, number: secret(SAMPLE_CBU), ...(payeeName === '' ? { holder: 'Ana Paz' } : {}) }
  await fails(store.set(addBankAccountAtom, { ...account, bank: 'nowhere' }, queries))
  await store.set(addBankAccountAtom, account, queries)
  await store.set(addCryptoAddressAtom, { network, address: secret(ADDRESS) }, queries)
  const { accounts } = await queries.fetchQuery({ ...payoutAccountsQuery, staleTime: 0 })
  const id = accounts.at(-1)?.id ?? ''
  expect(accounts.length).toBeGreaterThan(1)
  await store.set(setDefaultPayoutAccountAtom, id, queries)
  await fails(store.set(removePayoutAccountAtom, { id, paymentPassword: '000001' }, queries))
  await store.set(removePayoutAccountAtom, { id, paymentPassword }, queries)
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#aabbcc' } })
    .png()
    .toBuffer()
  await store.set(sendPictureAtom, {
    purpose: 'avatar',
    bytes,
    from: null,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
}
