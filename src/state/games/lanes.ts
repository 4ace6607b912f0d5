/** What the lanes of a page show, in the order in which they came: no game stands in two of them. */
import { atom } from 'jotai'
import type { LaneShown } from '../../rules/games/lanes.ts'

export const lanesShownAtom = atom<readonly LaneShown[]>([])
