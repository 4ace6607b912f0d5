/**
 * The one coordinator of reloads after a new deployment: chunk errors and the service worker ask here.
 * At most one reload by itself, and none while a form is dirty or money is pending.
 */
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

const MARK = 'reloadedAt'
/** A second reload within this time would be a loop, not a cure. */
const QUIET_MS = 60_000

const reloadHoldsAtom = atom(0)

/** Whether something on the page would be lost by a reload. */
export const reloadHeldAtom = atom((get) => get(reloadHoldsAtom) > 0)

/** Holds reloads off until the function that it returns is called; many may hold at once. */
export const holdReloadAtom = atom(null, (_get, set): (() => void) => {
  set(reloadHoldsAtom, (holds) => holds + 1)
  return () => set(reloadHoldsAtom, (holds) => holds - 1)
})

/** Holds reloads off while `active`: a form with unsent input, a payment under way. */
export function useHoldReload(active: boolean): void {
  const hold = useSetAtom(holdReloadAtom)
  useEffect(() => (active ? hold() : undefined), [active, hold])
}

/** The worker of a new version, once one waits. */
export const updateReadyAtom = atom<ServiceWorker | null>(null)

/**
 * Reloads for a part that is gone, unless that was just done or something would be lost.
 * @returns whether the page is reloading; if not, the caller shows a page with a button
 */
export const reloadOnceAtom = atom(null, (get): boolean => {
  if (get(reloadHeldAtom)) return false
  try {
    const last = Number(sessionStorage.getItem(MARK) ?? 0)
    if (Date.now() - last < QUIET_MS) return false
    sessionStorage.setItem(MARK, String(Date.now()))
  } catch {
    // Without storage there is no way to know that this is not a loop.
    return false
  }
  location.reload()
  return true
})
