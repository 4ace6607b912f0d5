/** What guards an account (spec 2, "Member centre": my account), and how it is changed. Each change is sent once. */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import {
  beginAuthenticator,
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  endDevice,
  getAccountSecurity,
  listDevices,
  listLogins,
  removeAuthenticator,
  sendEmailBindingCode,
  sendMobileBindingCode,
  setPaymentPassword,
} from '../../api/security/account-security.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { gatewayAtom } from '../gateway.ts'
import { TEAM_KEY, WITHDRAWALS_KEY } from '../money/request/pending-money.ts'
import type { MobileAddress, SentCode } from '../account/sms.ts'
import { ask } from '../ask.ts'

/** How many logins a page of the history has. */
export const LOGINS_PER_PAGE = 10

export type AccountSecurity = ReplyOf<typeof getAccountSecurity>
export type Device = ReplyOf<typeof listDevices>['devices'][number]

const SECURITY = ['account-security']
const DEVICES = ['devices']

export const securityQuery = queryOptions({
  queryKey: SECURITY,
  queryFn: (context) => ask(context, getAccountSecurity, {}),
  staleTime: 30_000,
})

/** @param page from 1 */
export const loginsQuery = (page: number) =>
  queryOptions({
    queryKey: ['logins', page],
    queryFn: (context) => ask(context, listLogins, { pageNo: page, pageSize: LOGINS_PER_PAGE }),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

export const devicesQuery = queryOptions({
  queryKey: DEVICES,
  queryFn: async (context) => (await ask(context, listDevices, {})).devices,
  staleTime: 15_000,
})

/**
 * Does what changes the account, and has it looked up again, also where no answer came: it may have been carried out.
 * @throws Failure of the call
 */
async function change(queries: QueryClient, key: readonly string[], call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } finally {
    // What a withdrawal or a transfer still needs is told with its terms.
    for (const queryKey of [key, WITHDRAWALS_KEY, TEAM_KEY]) void queries.invalidateQueries({ queryKey })
  }
}

/** Sets the payment password; the old one is the login password where there is none yet. Throws Failure of the call. */
export const setPaymentPasswordAtom = atom(
  null,
  (get, _set, said: { readonly oldPassword: string; readonly newPassword: string }, queries: QueryClient) =>
    change(queries, SECURITY, () =>
      get(gatewayAtom)(setPaymentPassword, { ...said, confirmNewPassword: said.newPassword }),
    ),
)

/** Asks for a code to a number that shall be the account's. Throws Failure of the call. */
export const mobileBindingSenderAtom = atom((get) => {
  const gateway = get(gatewayAtom)
  return (to: MobileAddress): Promise<SentCode> => gateway(sendMobileBindingCode, to)
})

/** The account's number, proved by its code. Throws Failure of the call. */
export const bindMobileAtom = atom(null, (get, _set, request: RequestOf<typeof bindMobile>, queries: QueryClient) =>
  change(queries, SECURITY, () => get(gatewayAtom)(bindMobile, request)),
)

/** Asks for a code to an address that shall be the account's. Throws Failure of the call. */
export const emailBindingSenderAtom = atom((get) => {
  const gateway = get(gatewayAtom)
  return (email: string): Promise<SentCode> => gateway(sendEmailBindingCode, { email })
})

/** The account's address, proved by its code. Throws Failure of the call. */
export const bindEmailAtom = atom(null, (get, _set, request: RequestOf<typeof bindEmail>, queries: QueryClient) =>
  change(queries, SECURITY, () => get(gatewayAtom)(bindEmail, request)),
)

/** A secret for an authenticator app, in base32. Throws Failure of the call. */
export const beginAuthenticatorAtom = atom(
  null,
  async (get, _set, password: string): Promise<string> =>
    (await get(gatewayAtom)(beginAuthenticator, { password })).secret,
)

/** The first code of an authenticator, with which it counts. Throws Failure of the call. */
export const confirmAuthenticatorAtom = atom(null, (get, _set, verificationCode: string, queries: QueryClient) =>
  change(queries, SECURITY, () => get(gatewayAtom)(confirmAuthenticator, { verificationCode })),
)

/** Takes the authenticator away, with a code of it. Throws Failure of the call. */
export const removeAuthenticatorAtom = atom(null, (get, _set, verificationCode: string, queries: QueryClient) =>
  change(queries, SECURITY, () => get(gatewayAtom)(removeAuthenticator, { verificationCode })),
)

/** Logs another device out. Throws Failure of the call. */
export const endDeviceAtom = atom(null, (get, _set, id: string, queries: QueryClient) =>
  change(queries, DEVICES, () => get(gatewayAtom)(endDevice, { id })),
)
