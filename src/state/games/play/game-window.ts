/** Windows that games of some vendors open in (`navigation.launch` in brand.json). */
import { atom } from 'jotai'
import type { LaunchMode } from '../../../brand/navigation-schema.ts'
import { launchKey, readLaunch, type Launch } from '../../../rules/games/play/launch.ts'
import { stringifySearch, type Search } from '../../../rules/site/search-params.ts'
import { brandAtom } from '../../site/brand.ts'
import { sessionAtom, type Session } from '../../account/login/session.ts'

/** The window that was opened last. */
export interface GameWindow {
  readonly id: string
  /** Which game, and whose: another member's is another one. */
  readonly game: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
  /** Whether it has the game's address: from then on somebody plays there, whatever becomes of the page that stayed. */
  readonly runs: boolean
}

/** A second tap within this is the first one's, and opens no second window. */
const DOUBLE_TAP_MS = 500

export const gameWindowAtom = atom<GameWindow | null>(null)

/** Whether that game runs in a window of its own, and has not been finished there. */
export const runsElsewhereAtom = atom((get) => (launch: Launch): boolean => {
  const opened = get(gameWindowAtom)
  return opened?.runs === true && opened.game === windowGame(launch, get(sessionAtom))
})

/** What a window is known by. */
export const windowGame = (launch: Launch | null, session: Session | null): string =>
  `${launch ? launchKey(launch) : ''} ${session?.token ?? ''}`

/** Notes that the window of that id has its game, or that the member has finished there. */
export const markGameWindowAtom = atom(null, (get, set, id: string, now: 'running' | 'finished'): void => {
  const opened = get(gameWindowAtom)
  if (opened?.id === id) set(gameWindowAtom, now === 'running' ? { ...opened, runs: true } : null)
})

/**
 * Opens a game's window where its vendor has one; to be called from the tap itself, before anything is waited for, or
 * the browser stops it. Without opener and referrer, so that nothing of the session goes along.
 * @param mode where it opens whatever the brand says
 */
export const openGameWindowAtom = atom(null, (get, set, search: Readonly<Search>, mode?: LaunchMode): void => {
  const vendor = search['vendor'] ?? ''
  const where = mode ?? get(brandAtom).navigation.launch[vendor]
  if (where === undefined || where === 'frame') return
  const openedAt = Date.now()
  const before = get(gameWindowAtom)
  const game = windowGame(readLaunch(search), get(sessionAtom))
  if (before?.game === game && openedAt - before.openedAt < DOUBLE_TAP_MS) return
  const id = crypto.randomUUID()
  const size = where === 'popup' ? 'popup,width=1280,height=800,' : ''
  window.open(`/game/window${stringifySearch({ ...search, window: id })}`, '_blank', `${size}noopener,noreferrer`)
  set(gameWindowAtom, { id, game, openedAt, runs: false })
})
