import { useAtomValue } from 'jotai'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import { QueryView } from '../../site/query-view/query-view.tsx'
import type { ChoiceControl } from '../game-filters/use-game-choice.ts'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { useCardLook } from '../game-grid/use-card-look.ts'
import { GameTools } from '../game-tools/game-tools.tsx'
import type { Category } from '../../../rules/games/categories.ts'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { DESKTOP } from '../../../ui/layout/media.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { hasLeading, withoutLeading } from './leading.ts'
import { LeadingGames } from './leading-games.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { OwnGamesAsk } from './own-games-ask.tsx'
import { useList, useListTotal } from './use-list.ts'

interface GameAnswerProps {
  readonly category: Category
  readonly control: ChoiceControl
  readonly titleId: string
  readonly vendors: readonly Vendor[]
}

/** Of games in the order in which they are played, so many are marked as hot. */
const HOTTEST = 1

/** The games that were asked for, or what stands in their place. */
export function GameAnswer({ category, control, titleId, vendors }: GameAnswerProps) {
  const isMember = useAtomValue(sessionAtom) !== null
  const { choice } = control
  const list = useList({ category, choice })
  const areTables = category === 'LIVE'
  const isTable = useCardLook(areTables) === 'row'
  const leads = useMedia(DESKTOP) && isTable && hasLeading(list)
  const total = useListTotal({ category, choice })
  const { length, older, query } = list
  const { error, isFetching, refetch } = query
  if (choice.source !== 'all' && !isMember) return <OwnGamesAsk control={control} />
  const grid = (
    <>
      {leads && <LeadingGames list={list} labelledBy={titleId} />}
      <GameGrid
        list={leads ? withoutLeading(list) : list}
        total={total}
        labelledBy={titleId}
        areTables={areTables}
        mostHot={choice.isHot ? 0 : choice.order === 'popular' && choice.source === 'all' ? HOTTEST : Infinity}
        tools={GameTools}
        notice={error && <FailureNotice error={error} onRetry={refetch} retrying={isFetching} />}
      />
    </>
  )
  return (
    <QueryView
      query={query}
      // The grid has the places of games that are on their way.
      waiting={grid}
      isEmpty={() => length === 0 && !older}
      empty={<NothingFits control={control} vendors={vendors} />}
    >
      {() => grid}
    </QueryView>
  )
}
