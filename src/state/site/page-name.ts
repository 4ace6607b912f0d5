import { atom } from 'jotai'

/** What the window is called while a page has a name of its own, such as a promotion's; `null` while the route's holds. */
export const pageNameAtom = atom<string | null>(null)
