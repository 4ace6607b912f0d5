import { useAtomValue } from 'jotai'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import type { ChoiceControl } from '../game-filters/use-game-choice.ts'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { GameTools } from '../game-tools/game-tools.tsx'
import type { Category } from '../../../rules/games/categories.ts'
import type { Vendor } from '../../../rules/games/vendors.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { NothingFits } from './nothing-fits.tsx'
import { OwnGamesAsk } from './own-games-ask.tsx'
import { useList, useListTotal } from './use-list.ts'

interface GameAnswerProps {
  readonly category: Category
  readonly control: ChoiceControl
  readonly titleId: string
  readonly vendors: readonly Vendor[]
}

/** The games that were asked for, or what stands in their place. */
export function GameAnswer({ category, control, titleId, vendors }: GameAnswerProps) {
  const isMember = useAtomValue(sessionAtom) !== null
  const { choice } = control
  const list = useList({ category, choice })
  const total = useListTotal({ category, choice })
  const { length, error, busy, older, onRetry } = list
  if (choice.source !== 'all' && !isMember) return <OwnGamesAsk control={control} />
  const failure = error && <FailureNotice error={error} onRetry={onRetry} retrying={busy} />
  if (length === undefined && failure) return failure
  if (length === 0 && !older) return <NothingFits control={control} vendors={vendors} />
  return (
    <GameGrid
      list={list}
      total={total}
      labelledBy={titleId}
      marksHot={!choice.isHot}
      tools={GameTools}
      notice={failure}
    />
  )
}
