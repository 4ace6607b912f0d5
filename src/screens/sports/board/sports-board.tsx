import { useAtomValue } from 'jotai'
import { prerenderAtom } from '../../../state/site/prerender.ts'
import { useModules } from '../../../state/site/modules.ts'
import { page } from '../../../ui/page/page.css.ts'
import { Board } from './board.tsx'
import { SlipSlot } from '../later-parts.ts'
import { BoardSkeleton } from './board-skeleton.tsx'

/** The page of sports where fixtures are offered; its place until that is known. */
export function SportsBoard() {
  const { known } = useModules()
  const isPrerendered = useAtomValue(prerenderAtom) !== null
  if (!known || isPrerendered)
    return (
      <div className={page}>
        <BoardSkeleton />
      </div>
    )
  return <Board slip={<SlipSlot />} />
}
