/** Installing the site as an application, where the browser offers it (spec 2, "Other screens": app download). */
import { atom } from 'jotai'
import type { Store } from '../store.ts'

/** What the browser hands over; the types of the page do not name it. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const heldOfferAtom = atom<InstallOffer | null>(null)

/** Whether the browser would install the site just now. */
export const canInstallAtom = atom((get) => get(heldOfferAtom) !== null)

/** Asks the browser to install the site; it asks the visitor, once for each of its offers. */
export const installAtom = atom(null, async (get, set): Promise<void> => {
  const offer = get(heldOfferAtom)
  set(heldOfferAtom, null)
  await offer?.prompt()
})

/** Keeps the browser's offer for the page that shows it: it comes once, and early. @returns ends it */
export function holdInstallOffer(store: Store): () => void {
  const hold = (event: Event): void => {
    event.preventDefault()
    // The cast: the event is what the browser's standard says, which the types do not have.
    store.set(heldOfferAtom, event as InstallOffer)
  }
  const forget = (): void => store.set(heldOfferAtom, null)
  addEventListener('beforeinstallprompt', hold)
  addEventListener('appinstalled', forget)
  return () => {
    removeEventListener('beforeinstallprompt', hold)
    removeEventListener('appinstalled', forget)
  }
}
