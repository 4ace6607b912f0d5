import { atom } from 'jotai'

/** The match that the home page's first picture sells: no list below it says it again. `null` while there is none. */
export const soldMatchAtom = atom<string | null>(null)
