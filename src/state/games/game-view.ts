/** Whether a table of games shows rows or covers: kept on this device. */
import { atom } from 'jotai'
import { LOCAL_KEYS, safeStorage } from '../site/storage.ts'

export type GameView = 'rows' | 'covers'

const read = (): GameView => (safeStorage('local').getItem(LOCAL_KEYS.gameView) === 'covers' ? 'covers' : 'rows')

const chosen = atom<GameView | null>(null)

export const gameViewAtom = atom(
  (get): GameView => get(chosen) ?? read(),
  (_get, set, view: GameView): void => {
    set(chosen, view)
    safeStorage('local').setItem(LOCAL_KEYS.gameView, view)
  },
)
