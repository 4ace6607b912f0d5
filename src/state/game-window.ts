/** Windows that games of some vendors open in (`navigation.launch` in brand.json). */
import { atom } from 'jotai'
import type { LaunchMode } from '../brand/navigation-schema.ts'
import { stringifySearch, type Search } from '../rules/search.ts'
import { brandAtom } from './brand.ts'

/** The window that was opened last, for the game that the address names. */
export interface GameWindow {
  readonly id: string
  readonly vendor: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
}

/** A second tap within this is the first one's, and opens no second window. */
const DOUBLE_TAP_MS = 500

export const gameWindowAtom = atom<GameWindow | null>(null)

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
  if (before?.vendor === vendor && openedAt - before.openedAt < DOUBLE_TAP_MS) return
  const id = crypto.randomUUID()
  const size = where === 'popup' ? 'popup,width=1280,height=800,' : ''
  window.open(`/game/window${stringifySearch({ ...search, window: id })}`, '_blank', `${size}noopener,noreferrer`)
  set(gameWindowAtom, { id, vendor, openedAt })
})
