import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { placeClass } from '../../parts/games/game-card/card-class.ts'
import { GameCard } from '../../parts/games/game-card/game-card.tsx'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../parts/site/failure-notice/waits-for-network.tsx'
import { usePlay } from '../../parts/games/play/use-play.ts'
import { gameKey } from '../../rules/games/game.ts'
import { gameListQuery } from '../../state/games/game-list.ts'
import { languageAtom } from '../../state/site/language.ts'
import { useVendorLanes } from '../../state/games/vendor-lanes.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SearchX } from '../../ui/media/later-icons.ts'
import * as css from './vendor-list.css.ts'
import { Tiles } from '../../ui/layout/tiles.tsx'

interface VendorListProps {
  /** The vendor's code. */
  readonly vendor: string
  readonly onClose: () => void
}

/** The games of a vendor as a popup: what a game opens that is a list of them (spec 3, `isGame`: VASSALAGE). */
export function VendorList({ vendor, onClose }: VendorListProps) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const asked = useInfiniteQuery(gameListQuery(code, { vendor }))
  const { data, error, hasNextPage, fetchNextPage, isFetching, isPaused, refetch } = asked
  const games = data?.games
  const total = data ? (data.total ?? (hasNextPage ? null : data.games.length)) : null
  const vendors = useVendorLanes()?.flatMap((lane) => lane.vendors) ?? []
  const name = vendors.find((each) => each.code === vendor)?.name ?? t`Games`
  const play = usePlay()
  return (
    <Dialog title={name} onClose={onClose} size="modal">
      {isPaused && <WaitsForNetwork />}
      <output className={css.count}>
        {total !== null && <Plural value={total} _0="No games" one="# game" other="# games" />}
      </output>
      {games?.length === 0 ? (
        <EmptyState icon={SearchX} title={t`There are no games here`} />
      ) : (
        <Tiles columns="small" aria-busy={games === undefined && !error}>
          {games?.map((game) => (
            <li key={gameKey(game)}>
              <GameCard look="compact" game={game} vendorName={name} marksHot={false} play={play} />
            </li>
          ))}
          {!games && !error && Array.from({ length: PLACES }, (_, place) => <Waiting key={place} />)}
        </Tiles>
      )}
      {error && (
        <FailureNotice error={error} onRetry={() => void (data ? fetchNextPage() : refetch())} retrying={isFetching} />
      )}
      {hasNextPage && !error && (
        <Button variant="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Dialog>
  )
}

/** How many places stand for games that are on their way. */
const PLACES = 12

const Waiting = () => (
  <li>
    <div className={placeClass('compact', 'line', true)} />
  </li>
)
