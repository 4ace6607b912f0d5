/** Whether a player lets their visits be counted: asked once, kept in the browser, changed in the footer. */
import { atom } from 'jotai'
import { LOCAL_KEYS, safeStorage } from './storage.ts'

type AnalyticsChoice = 'agreed' | 'refused'

const heldAtom = atom<AnalyticsChoice | null | undefined>(undefined)

const read = (): AnalyticsChoice | null => {
  const kept = safeStorage('local').getItem(LOCAL_KEYS.analytics)
  return kept === 'agreed' || kept === 'refused' ? kept : null
}

/** `null` while nothing was chosen, and again when somebody wants to choose anew. */
export const analyticsChoiceAtom = atom(
  (get) => {
    const held = get(heldAtom)
    return held === undefined ? read() : held
  },
  (_get, set, choice: AnalyticsChoice | null) => {
    if (choice === null) safeStorage('local').removeItem(LOCAL_KEYS.analytics)
    else safeStorage('local').setItem(LOCAL_KEYS.analytics, choice)
    set(heldAtom, choice)
  },
)

/** Whether the question stands on the page. */
export const analyticsAskedAtom = atom(false)
