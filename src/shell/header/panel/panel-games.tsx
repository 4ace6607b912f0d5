import { Trans, useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { GameCards } from '../../../parts/games/game-card/game-cards.tsx'
import { placeClass } from '../../../parts/games/game-card/card-class.ts'
import { grids } from '../../../parts/games/game-card/game-cards.css.ts'
import { panelPage } from '../../../rules/games/play/game-pages.ts'
import type { Game } from '../../../rules/games/game.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { PackageX } from '../../../ui/media/later-icons.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './game-panel.css.ts'

interface PanelGamesProps {
  readonly query: UseInfiniteQueryResult<readonly Game[]>
  readonly labelledBy: string
}

const FIRST = Array.from({ length: panelPage(1).pageSize }, (_, place) => place)

/** A vendor's games as small cards: 21 first, 18 on each further page (spec 9), or the word that there are none. */
export function PanelGames({ query, labelledBy }: PanelGamesProps) {
  const { t } = useLingui()
  const { error, isFetching, hasNextPage, fetchNextPage } = query
  const goOn = (): void => void fetchNextPage()
  return (
    <div className={css.games}>
      <QueryView
        query={query}
        waiting={<PanelGamesSkeleton />}
        empty={
          <EmptyState icon={PackageX} title={t`No games here yet`}>
            <p>
              <Trans>Choose another provider, or come back later.</Trans>
            </p>
          </EmptyState>
        }
      >
        {(games) => (
          <>
            <GameCards games={games} arrange="grid" look="compact" labelledBy={labelledBy} />
            {error && <FailureNotice error={error} onRetry={goOn} retrying={isFetching} />}
            {hasNextPage && !error && (
              <div className={css.more}>
                <Button variant="quiet" size="s" busy={isFetching} onClick={goOn}>
                  <Trans>More games</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}

const PanelGamesSkeleton = () => (
  <div aria-busy>
    <VisuallyHidden>
      <Trans>Games are loading</Trans>
    </VisuallyHidden>
    <div className={grids.compact}>
      {FIRST.map((place) => (
        <span key={place} aria-hidden className={placeClass('compact', 'line', true)} />
      ))}
    </div>
  </div>
)
