import { useMatch, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { isAboutVendors } from '../../rules/sports/board-choice.ts'
import type { Search } from '../../rules/site/search-params.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { useModules } from '../../state/site/modules.ts'
import { SportsBoard } from './board/sports-board.tsx'
import { STAGE_PAGES } from './pages.ts'
import { StageLobby } from './stage-lobby.tsx'

/** Sports and e-sports (spec 2, "Routes"): which one the address says. */
export function SportsScreen() {
  // A page that is going keeps its own path while the next one comes.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname }) ?? ''
  const page = STAGE_PAGES[path]
  const hasBoard = useHasBoard()
  if (hasBoard && page?.category === 'SPORTS') return <SportsBoard />
  return page ? <StageLobby key={path} {...page} /> : null
}

/** Whether fixtures stand here: where the vendor offers them, and the address is not about the vendors themselves. */
function useHasBoard(): boolean {
  const { sports } = useAtomValue(brandAtom).layout
  const { flags, known } = useModules()
  // Every route shares one parser, which gives text by name.
  const isVendors = useSearch({ strict: false, select: (search) => isAboutVendors(search as Search) })
  // Until it is known what the vendor offers, its place is kept.
  return sports === 'board' && !isVendors && (flags.FIXTURES || !known)
}
