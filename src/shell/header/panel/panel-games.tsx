import { Trans, useLingui } from '@lingui/react/macro'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { GameCards } from '../../../parts/games/game-card/game-cards.tsx'
import { grids, places } from '../../../parts/games/game-card/game-cards.css.ts'
import { panelPage } from '../../../rules/games/game-pages.ts'
import type { Game } from '../../../rules/games/game.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { PackageX } from '../../../ui/media/later-icons.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './game-panel.css.ts'

interface PanelGamesProps {
  /** So far; `undefined` before the first page. */
  readonly games: readonly Game[] | undefined
  readonly error: unknown
  readonly busy: boolean
  readonly more: boolean
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly labelledBy: string
}

const FIRST = Array.from({ length: panelPage(1).pageSize }, (_, place) => place)

/** A vendor's games as small cards: 21 first, 18 on each further page (spec 9), or the word that there are none. */
export function PanelGames({ games, error, busy, more, onMore, onRetry, labelledBy }: PanelGamesProps) {
  const { t } = useLingui()
  const failure = error !== null && <FailureNotice error={error} onRetry={onRetry} retrying={busy} />
  if (!games) {
    if (failure) return <div className={css.games}>{failure}</div>
    return (
      <div className={css.games} aria-busy>
        <VisuallyHidden>
          <Trans>Games are loading</Trans>
        </VisuallyHidden>
        <div className={grids.compact}>
          {FIRST.map((place) => (
            <span key={place} aria-hidden className={places.compact} />
          ))}
        </div>
      </div>
    )
  }
  if (games.length === 0) {
    return (
      <div className={css.games}>
        <EmptyState icon={PackageX} title={t`No games here yet`}>
          <p>
            <Trans>Choose another provider, or come back later.</Trans>
          </p>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={css.games}>
      <GameCards games={games} arrange="grid" look="compact" labelledBy={labelledBy} />
      {failure}
      {more && error === null && (
        <div className={css.more}>
          <Button variant="quiet" size="s" busy={busy} onClick={onMore}>
            <Trans>More games</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
