import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as board from './winners-board.css.ts'
import * as css from './winners.css.ts'
import { WinnersNote } from './winners-note.tsx'

/** Where the winners' board will stand, with what is said below it. */
export function WinnersSkeleton() {
  return (
    <>
      <BoardSkeleton />
      <WinnersNote />
    </>
  )
}

/** The board alone. */
export function BoardSkeleton() {
  const look = useAtomValue(brandAtom).layout.winners
  return <div className={cx(board.board[look], board.waiting)} aria-busy />
}

/** Where the tabs will stand in the head. */
export function WinnersAside() {
  return <div className={css.tabs} />
}
