import { atom } from 'jotai'
import type { Game } from '../../../rules/games/game.ts'

/** The game whose sheet was opened last, as its card had it: the sheet shows it at once, before it is asked for. */
export const sheetGameAtom = atom<Game | null>(null)
