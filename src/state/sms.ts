/** Codes by SMS to log in with (spec 4, "SMS code button"). */
import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { RequestOf } from '../api/endpoint.ts'
import type { Gateway } from '../api/gateway.ts'
import { getCountries } from '../api/site.ts'
import { sendLoginCode } from '../api/sms.ts'
import { gatewayAtom } from './gateway.ts'
import { PUBLIC } from './query-scope.ts'
import { safeStorage } from './storage.ts'

/** Until when no further code may be asked for; apart from the other keys, since no first view needs it. */
const RESEND_KEY = 'smsResendAt'
const MINUTE_MS = 60_000
/** The longest wait that the contract allows: whatever is kept beyond it is none of ours. */
const LONGEST_MS = 1440 * MINUTE_MS

/** Countries and their dialling codes, for the whole visit (spec 7, "Get country code list"). */
export const countriesQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['countries'],
    meta: PUBLIC,
    queryFn: ({ signal }) => gateway(getCountries, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

const sentHereAtom = atom<number | null>(null)

/** When the next code may be asked for, milliseconds since 1970 by the device's clock; survives a reload. */
export const resendAtAtom = atom((get): number => {
  const sent = get(sentHereAtom)
  if (sent !== null) return sent
  const kept = Number(safeStorage('session').getItem(RESEND_KEY))
  return kept <= Date.now() + LONGEST_MS ? kept : 0
})

/**
 * Sends a code to a mobile number. From then on `resendAtAtom` says how long to wait: `expiredMinutes` times 60 seconds,
 * one minute where the server says none (spec 9).
 * @throws Failure of the call; then there is nothing to wait for
 */
export const sendLoginCodeAtom = atom(null, async (get, set, to: RequestOf<typeof sendLoginCode>): Promise<void> => {
  const { expiredMinutes } = await get(gatewayAtom)(sendLoginCode, to)
  const resendAt = Date.now() + (expiredMinutes || 1) * MINUTE_MS
  safeStorage('session').setItem(RESEND_KEY, String(resendAt))
  set(sentHereAtom, resendAt)
})
