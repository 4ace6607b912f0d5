/** Registers the service worker after the first paint, and offers a new version instead of forcing it. */
import { updateReadyAtom } from '../state/reload.ts'
import type { Store } from '../state/store.ts'

const WORKER = '/sw.js'
/** Between two looks for a new deployment under an open page. */
const LOOK_EVERY_MS = 15 * 60_000
/** How long a new version may take to take over. */
const PATIENCE_MS = 4000

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

/** Allows exactly one script address: the worker's. Trusted Types block every other. */
export function allowWorkerScript(): void {
  // Not every browser has it, and the types of the page do not name it.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === WORKER ? url : null) })
}

/** Registers when the page is idle. A browser that refuses workers simply goes without. */
export function registerWorker(store: Store): void {
  if (!('serviceWorker' in navigator)) return
  const start = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    const offer = (): void => {
      // A first visit has no controller: its worker is not an update.
      const { waiting } = registration
      if (waiting && navigator.serviceWorker.controller) store.set(updateReadyAtom, { apply: () => takeOver(waiting) })
    }
    offer()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer)
    })
    const look = (): void => void registration.update().catch(() => undefined)
    setInterval(look, LOOK_EVERY_MS)
    addEventListener('online', look)
    addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  }
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000))
  whenIdle(() => void start().catch(() => undefined), { timeout: 8000 })
}

/** Lets the waiting worker take over, and reloads this tab once it has; other tabs go on as they are. */
export function takeOver(waiting: ServiceWorker): void {
  // Another tab has let it take over already, or a newer one has come since: no change of state will follow.
  if (waiting.state !== 'installed') return location.reload()
  // It waits for whatever the old worker still answers, which may take minutes; a reload ends that.
  const patience = setTimeout(() => location.reload(), PATIENCE_MS)
  waiting.addEventListener('statechange', () => {
    if (waiting.state !== 'activated' && waiting.state !== 'redundant') return
    clearTimeout(patience)
    location.reload()
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
