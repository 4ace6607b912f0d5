/** Where a call comes from, as the member is told: in the login history, and in the list of devices. */
import { operatingSystem } from '../../../src/rules/site/operating-system.ts'
import type { Caller } from '../store/account/login-records.ts'

/** In this order: most browsers also name Chrome and Safari. */
const BROWSERS = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const

/** Reads the headers of a call; behind a proxy the first address that it forwards counts. */
export function callerOf(headers: Headers): Caller {
  const agent = headers.get('user-agent') ?? ''
  const browser = BROWSERS.find(([, pattern]) => pattern.test(agent))?.[0]
  const ip = headers.get('x-forwarded-for')?.split(',')[0]?.trim() || '127.0.0.1'
  return { ip, device: [browser, operatingSystem(agent)].filter(Boolean).join(' · ') }
}
