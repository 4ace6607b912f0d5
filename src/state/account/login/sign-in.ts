/** The ways into a session. Apart from `session.ts`, since a guest's first view needs none of it. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import * as v from 'valibot'
import type { RequestOf } from '../../../api/transport/endpoint.ts'
import { FREE_PLAY, login, loginRefusal, startFreePlay } from '../../../api/account/session.ts'
import { Refusal } from '../../../rules/failure.ts'
import { operatingSystem } from '../../../rules/site/operating-system.ts'
import { beginSessionAtom } from './begin-session.ts'
import { gatewayAtom } from '../../gateway.ts'
import { withSecondFactorAtom } from '../../security/second-factor.ts'

/**
 * Logs in (spec 4, "Login success"); from an unregistered IP address a second factor is asked for on the way.
 * @throws Failure of the login itself; member info that fails to load is asked for again after a reload
 */
export const signInAtom = atom(
  null,
  async (get, set, request: RequestOf<typeof login>, queries: QueryClient): Promise<void> => {
    const reply = await set(withSecondFactorAtom, () => get(gatewayAtom)(login, request))
    const { type: way, username, password } = request
    // What was typed for a login by SMS is a number, which is nobody's name, and a code, which is nobody's password.
    const typed = way === 'sms' ? { username: '' } : { username, password }
    await set(beginSessionAtom, { reply, way, ...typed }, queries)
  },
)

/**
 * Begins a free play (spec 4, "Free play login"): a trial account without a password, whose member info is loaded.
 * @throws Failure of the call; member info that fails to load is asked for again after a reload
 */
export const freePlayAtom = atom(null, async (get, set, queries: QueryClient): Promise<void> => {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  const os = operatingSystem(navigator.userAgent)
  const { token } = await get(gatewayAtom)(startFreePlay, { ...FREE_PLAY, os, random: random.join('') })
  const reply = { token, firstTimeLogin: false, passwordExpired: false, passwordDefault: false }
  await set(beginSessionAtom, { reply, way: 'free-play', username: '' }, queries)
})

/** Whether a refused login says that the next try needs a captcha (spec 4, "Failed login"). */
export function wantsCaptcha(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false
  const value = v.safeParse(loginRefusal, error.value)
  return value.success && value.output.captcha
}
