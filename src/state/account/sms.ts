/** Codes by SMS (spec 4, "SMS code button"), whatever they are for and whoever sends them. */
import { atom } from 'jotai'
import * as v from 'valibot'
import { sendLoginCode } from '../../api/account/sms.ts'
import { SMS_THROTTLE_MS } from '../../rules/figures.ts'
import { textHash } from '../../rules/text-hash.ts'
import { gatewayAtom } from '../gateway.ts'
import { safeStorage } from '../site/storage.ts'

/** What a code is for: each has a wait of its own. */
export type SmsPurpose = 'login' | 'register' | 'password' | 'second-factor' | 'binding'

/** A mobile number, its country's dialling code apart; digits alone. */
export interface MobileAddress {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** What a sending is answered with. */
export interface SentCode {
  /** How long no further code may be asked for; one minute where it is missing or 0 (spec 9). */
  readonly expiredMinutes?: number | null | undefined
}

/** Until when no further code may be asked for; apart from the other keys, since no first view needs it. */
const RESEND_KEY = 'smsResendAt'
const MINUTE_MS = 60_000
/** The longest wait that the contract allows: whatever is kept beyond it is none of ours. */
const LONGEST_MS = 1440 * MINUTE_MS

const kept = v.record(v.string(), v.number())
type Waits = v.InferOutput<typeof kept>

const startedAtom = atom<Waits>({})
/** When a code was asked for last, by any form of the page. */
const askedAtAtom = atom(Number.NEGATIVE_INFINITY)

/**
 * When the next code may be asked for: a function of what the code is for and of where it goes (a number, or whatever
 * tells one receiver from another), in milliseconds since 1970 by the device's clock; 0 where none was sent. It
 * survives a reload (spec 4, "SMS code button").
 */
export const resendAtAtom = atom((get) => {
  const started = get(startedAtom)
  return (purpose: SmsPurpose, receiver: string): number => {
    const key = waitKey(purpose, receiver)
    return started[key] ?? storedWaits()[key] ?? 0
  }
})

interface Sending {
  readonly purpose: SmsPurpose
  /** As `resendAtAtom` is asked for it. */
  readonly receiver: string
  /** `third-party`: the wait is one minute, whatever the answer says (spec 4, "SMS code button"). */
  readonly channel?: 'gateway' | 'third-party' | undefined
  /** Sends the code; `null` where the player gave up before it was sent. */
  readonly send: () => Promise<SentCode | null>
}

/**
 * Sends a code. From then on `resendAtAtom` says how long to wait: `expiredMinutes` times 60 seconds (spec 9). Within a
 * second of the last sending, whoever began it, nothing is sent.
 * @returns whether a code was sent
 * @throws what `send` throws; then there is nothing to wait for
 */
export const sendCodeAtom = atom(null, async (get, set, sending: Sending): Promise<boolean> => {
  const { purpose, receiver, channel = 'gateway', send } = sending
  const now = Date.now()
  // A clock that was set back holds nobody up.
  if (Math.abs(now - get(askedAtAtom)) < SMS_THROTTLE_MS) return false
  set(askedAtAtom, now)
  const sent = await send()
  if (!sent) return false
  const minutes = channel === 'third-party' ? 1 : sent.expiredMinutes || 1
  const wait = { [waitKey(purpose, receiver)]: Date.now() + minutes * MINUTE_MS }
  safeStorage('session').setItem(RESEND_KEY, JSON.stringify({ ...storedWaits(), ...wait }))
  set(startedAtom, (started) => ({ ...started, ...wait }))
  return true
})

/** Asks the gateway for a code to log in with, or to choose a new password with (spec 7, "noLogin"). Throws Failure of the call. */
export const loginCodeSenderAtom = atom((get) => {
  const gateway = get(gatewayAtom)
  return (to: MobileAddress): Promise<SentCode> => gateway(sendLoginCode, to)
})

/** The waits that a reload left behind and that are not over. */
function storedWaits(): Waits {
  const now = Date.now()
  let found: unknown
  try {
    found = JSON.parse(safeStorage('session').getItem(RESEND_KEY) ?? '{}')
  } catch {
    return {}
  }
  const { success, output } = v.safeParse(kept, found)
  if (!success) return {}
  return Object.fromEntries(Object.entries(output).filter(([, at]) => at > now && at <= now + LONGEST_MS))
}

/**
 * A number is kept nowhere: of a receiver 24 bits are, which thousands of numbers share (folded). Where two that
 * one person uses should meet, the second waits with the first.
 */
function waitKey(purpose: SmsPurpose, receiver: string): string {
  const hash = textHash(receiver)
  return `${purpose}-${(((hash >>> 24) ^ hash) & 0xffffff).toString(16)}`
}
