/** Counts visits through the analytics port; apart from the choice, which every page reads. */
import { atom } from 'jotai'
import { startAnalytics, type Analytics } from '../../api/site/analytics.ts'
import type { Counted } from '../../rules/site/analytics.ts'

/** Begins to count pages, for a player who has agreed. */
export const countVisitsAtom = atom(null, (_get, _set, what: Counted): Analytics => startAnalytics(what))
