import { atom } from 'jotai'

/** Set while the build renders a shell: `frame` leaves the page's content out. `null` in the browser. */
export const prerenderAtom = atom<'page' | 'frame' | null>(null)
