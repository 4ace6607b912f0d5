import { useAtomValue } from 'jotai'
import { gameViewAtom } from '../../../state/games/game-view.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { prerenderAtom } from '../../../state/site/prerender.ts'
import type { ListLook } from '../game-card/card-props.ts'

/** How a list's cards are drawn: as the brand says, and where those are rows, as the visitor has chosen. */
export function useCardLook(areTables: boolean): ListLook {
  const { card, tables } = useAtomValue(brandAtom).layout
  const view = useAtomValue(gameViewAtom)
  // The build knows of no visitor.
  const isShell = useAtomValue(prerenderAtom) !== null
  if (areTables) return tables
  return card === 'row' && view === 'covers' && !isShell ? 'framed' : card
}
