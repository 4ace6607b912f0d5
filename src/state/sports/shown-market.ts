/** The one market that lists of fixtures show where there is no room for more, until the page is loaded anew. */
import { atom } from 'jotai'
import type { MainMarket } from '../../brand/layout-schema.ts'
import { brandAtom } from '../site/brand.ts'

const chosen = atom<MainMarket | null>(null)

/** The brand's first until another is chosen. */
export const shownMarketAtom = atom(
  (get): MainMarket => get(chosen) ?? get(brandAtom).layout.markets[0] ?? 'result',
  (_get, set, market: MainMarket) => set(chosen, market),
)
