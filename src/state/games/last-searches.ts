/** What was searched for since this page was opened, to be said again: in memory alone, and gone with a session. */
import { atom } from 'jotai'
import { foldName } from '../../rules/games/name-search.ts'
import { sessionOverAtom } from '../account/login/session.ts'

/** How many are kept. */
const MOST = 6

const held = atom<readonly string[]>([])

/** The words, the last first. Writing adds some; the same words in another spelling take the place of the older ones. */
export const lastSearchesAtom = atom(
  (get) => get(held),
  (get, set, words: string) => {
    const said = words.trim()
    if (said === '') return
    const others = get(held).filter((each) => foldName(each) !== foldName(said))
    set(held, [said, ...others].slice(0, MOST))
    set(sessionOverAtom, (told) => [...told, () => set(held, [])])
  },
)

/** Forgets them all. */
export const forgetSearchesAtom = atom(null, (_get, set) => set(held, []))
