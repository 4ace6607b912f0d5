import { atom } from 'jotai'

/** What a page says of itself, where it knows better than its route: for the document's title and for search engines. */
export interface PageWords {
  readonly title: string
  readonly description: string
}

/** Set by the page that is open; `null` where the route's own title is right. */
export const pageWordsAtom = atom<PageWords | null>(null)
