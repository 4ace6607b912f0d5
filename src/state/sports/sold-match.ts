/** The match that a page's first picture sells: lists on the same page leave it out. */
import { atom } from 'jotai'

/** A fixture's id; `null` while none is sold. */
export const soldMatchAtom = atom<string | null>(null)
