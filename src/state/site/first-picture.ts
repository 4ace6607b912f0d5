import { atom } from 'jotai'

/**
 * The page's first picture as its shell shows it. Whoever draws the place of that picture puts it there, instead of a
 * second one that would have to be decoded and painted once more; `null` where the page came without.
 */
export const firstPictureAtom = atom<Element | null>(null)
