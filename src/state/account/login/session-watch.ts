/** Watches over a session while there is one: ends it in every tab at once, and after a while without anybody. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { getMemberInfo } from '../../../api/account/session.ts'
import { idlePhase } from '../../../rules/account/idle.ts'
import { gatewayAtom } from '../../gateway.ts'
import { callHoldAtom } from './call-hold.ts'
import {
  forgetLastUsedAtom,
  idleEndsAtom,
  idleHeldAtom,
  idleLimitAtom,
  lastUsedAtom,
  readLastUsedAtom,
} from '../idle.ts'
import { pause } from '../../pause.ts'
import { promptAtom, warningAtom } from '../../site/prompts.ts'
import { endSessionAtom, expireSessionAtom, sessionAtom, sessionOverAtom } from './session.ts'
import { signedOutElsewhereAtom, signOutAtom } from './sign-out.ts'
import { onSessionOver } from '../../session-tabs.ts'

/** What tells that somebody is there. Scrolling does not: a carousel scrolls by itself. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** What is listened to: the window, or a stand-in. */
export type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** How often it is looked whether a password is still being changed, in milliseconds. */
const LOOK_MS = 500

const watching = atom(false)

/** Begins to watch, unless that is done already; ends by itself with the session. */
export const watchSessionAtom = atom(null, (get, set, queries: QueryClient, page: Page) => {
  const session = get(sessionAtom)
  if (get(watching) || !session) return
  set(watching, true)
  // After a reload, or where a browser brings a closed tab back, the time before counts.
  if (set(readLastUsedAtom, Date.now()) === 0) set(lastUsedAtom, Date.now())
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = (): void => {
    clearTimeout(timer)
    const now = Date.now()
    if (get(idleHeldAtom)) set(lastUsedAtom, now)
    const { phase, nextMs } = idlePhase(set(readLastUsedAtom, now), now, get(idleLimitAtom))
    if (phase === 'over') {
      set(expireSessionAtom, () => set(signOutAtom, queries))
      set(promptAtom, 'ended-idle')
      return
    }
    set(idleEndsAtom, phase === 'warning' ? now + nextMs : 0)
    set(warningAtom, phase === 'warning' ? 'idle' : null)
    // While one is warned, another tab may say that somebody is there.
    timer = setTimeout(look, phase === 'warning' ? Math.min(nextMs, 1000) : nextMs)
  }
  const sign = (): void => {
    // The warning wants an answer: a mouse that is pushed aside is none.
    if (get(warningAtom) === null) set(lastUsedAtom, Date.now())
  }
  // Whoever signs out in one tab is out in all that have this session, whether the server can be told or not.
  const { token } = session
  const drop = async (isMeant: boolean): Promise<void> => {
    // Not under somebody who is changing the password: they are about to have another session.
    while (get(callHoldAtom) === 'unheard') await pause(LOOK_MS)
    if (get(sessionAtom)?.token === token) set(isMeant ? signedOutElsewhereAtom : endSessionAtom, queries)
  }
  // Another one may have ended for all of its member's. What the server says then is told through the gateway, like any other;
  // whatever else goes wrong says nothing about it.
  const ask = (): void => void get(gatewayAtom)(getMemberInfo, {}).catch(() => undefined)
  const unsubscribe = onSessionOver(token, (isOwn, isMeant) => (isOwn ? void drop(isMeant) : ask()))
  const options = { passive: true, capture: true }
  for (const name of SIGNS) page.addEventListener(name, sign, options)
  // A browser holds the timers of a hidden tab back.
  page.addEventListener('visibilitychange', look, options)
  const stop = (): void => {
    clearTimeout(timer)
    unsubscribe()
    for (const name of SIGNS) page.removeEventListener(name, sign, options)
    page.removeEventListener('visibilitychange', look, options)
    set(forgetLastUsedAtom)
    set(idleEndsAtom, 0)
    set(warningAtom, null)
    set(watching, false)
  }
  set(sessionOverAtom, (others) => [...others, stop])
  look()
})

/** Somebody is there: the warning goes, here and in every tab. */
export const stayLoggedInAtom = atom(null, (_get, set) => {
  set(lastUsedAtom, Date.now())
  set(idleEndsAtom, 0)
  set(warningAtom, null)
})
