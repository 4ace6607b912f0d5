import { Trans, useLingui } from '@lingui/react/macro'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import type { ChoiceControl } from '../../parts/games/game-filters/use-game-choice.ts'
import { GameSheetHost } from '../../parts/games/game-sheet/game-sheet-host.tsx'
import type { RoomCategory } from '../../rules/games/vendors/room-categories.ts'
import { levelsOf, type GameRooms } from '../../rules/games/vendors/rooms.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SearchX } from '../../ui/media/later-icons.ts'
import type { QueryAnswer } from '../../ui/states/query-states.tsx'
import { RoomFilters } from './room-filters.tsx'
import { RoomList } from './room-list.tsx'
import { RoomsSkeleton } from './rooms-skeleton.tsx'
import type { RoomControl } from './use-room-choice.ts'

interface RoomAnswerProps {
  readonly category: RoomCategory
  readonly games: readonly GameRooms[] | undefined
  /** What is waited for: the rooms, or the vendors that have them. */
  readonly query: QueryAnswer<unknown>
  /** Those that fit; `undefined` before the first answer. */
  readonly shown: readonly GameRooms[] | undefined
  readonly words: Pick<ChoiceControl, 'choice' | 'change'>
  readonly control: RoomControl
  readonly balance: bigint | null
  readonly titleId: string
}

/** The rooms that were asked for under their search and filters, or what stands in their place. */
export function RoomAnswer({ category, games, query, shown, words, control, balance, titleId }: RoomAnswerProps) {
  const { t } = useLingui()
  return (
    <>
      <RoomFilters levels={games && levelsOf(games)} words={words} control={control} />
      <QueryView
        query={query}
        waiting={<RoomsSkeleton />}
        isEmpty={() => shown?.length === 0}
        empty={
          <EmptyState icon={SearchX} title={t`No rooms match all filters`}>
            <Button variant="quiet" onClick={control.clear}>
              <Trans>See all rooms</Trans>
            </Button>
          </EmptyState>
        }
      >
        {() => shown && <RoomList category={category} games={shown} balance={balance} labelledBy={titleId} />}
      </QueryView>
      <GameSheetHost />
    </>
  )
}
