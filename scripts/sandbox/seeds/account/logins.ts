/** Logins of the weeks before the sandbox was made, so that a history has something to show. */
import type { Caller } from '../../store/account/login-records.ts'
import type { Random } from '../random.ts'

const DAY_MS = 86_400_000
const DEVICES = ['Chrome · Android', 'Chrome · Windows', 'Safari · iOS', 'Firefox · Linux'] as const
/** How many there are: more than a page of the history holds. */
const LOGINS = 23

/** @param now milliseconds since 1970; the last of them is some hours before it */
export function seededLogins(random: Random, now: number): (Caller & { readonly at: number })[] {
  return Array.from({ length: LOGINS }, (_, index) => ({
    at: Math.round(now - (index + 0.2 + random.next() * 0.6) * 1.7 * DAY_MS),
    // RFC 5737: addresses for examples.
    ip: `203.0.113.${1 + random.below(200)}`,
    device: random.pick(DEVICES),
  }))
}
