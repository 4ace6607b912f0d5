/** Registers the service worker after the first paint, and offers a new version instead of forcing it. */
import { updateReadyAtom } from '../state/site/reload.ts'
import type { Store } from '../state/store.ts'
import { whenIdle } from '../state/site/when-idle.ts'
import { WORKER } from './allow-scripts.ts'

/** Between two looks for a new deployment under an open page. */
const LOOK_EVERY_MS = 15 * 60_000
/**
 * From a page's last file to a first registration. The worker then fetches every part of the application, some hundreds of
 * files, which keeps a phone's processor busy for seconds: not while the page is becoming usable, nor for who leaves at once.
 */
const FIRST_AFTER_MS = 5000

/** Registers when the page is idle, the first time some seconds later and with a network. A browser that refuses workers simply goes without. */
export function registerWorker(store: Store): void {
  if (!('serviceWorker' in navigator)) return
  const start = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    const offer = (): void => {
      // A first visit has no controller: its worker is not an update.
      const { waiting } = registration
      if (waiting && navigator.serviceWorker.controller) store.set(updateReadyAtom, waiting)
    }
    const follow = (): void => registration.installing?.addEventListener('statechange', offer)
    offer()
    // The browser looks by itself as a page is opened, and may have found one before this page was at leisure.
    follow()
    registration.addEventListener('updatefound', follow)
    const look = (): void => void registration.update().catch(() => undefined)
    setInterval(look, LOOK_EVERY_MS)
    addEventListener('online', look)
    addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  }
  const register = (): void => void whenIdle(() => void start().catch(() => undefined))
  const first = (): void => (navigator.onLine ? register() : addEventListener('online', later, { once: true }))
  const later = (): void => void setTimeout(first, FIRST_AFTER_MS)
  if (navigator.serviceWorker.controller) register()
  else if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
