import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNarrowingNames } from '../game-filters/filter-labels.ts'
import type { ChoiceControl } from '../game-filters/use-game-choice.ts'
import { withoutNarrowing } from '../../../rules/games/game-choice.ts'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Heart, RotateCcwClock, PackageX, SearchX, X } from '../../../ui/media/later-icons.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { MODAL_STATE, withModal } from '../../site/use-modal/use-modal.ts'
import * as css from './game-list.css.ts'

interface NothingFitsProps {
  readonly control: ChoiceControl
  readonly vendors: readonly Vendor[]
}

/** Says that no game is here, and what to let go of so that there is one. */
export function NothingFits({ control: { choice, held, change, clear }, vendors }: NothingFitsProps) {
  const { t } = useLingui()
  const nameOf = useNarrowingNames((code) => vendors.find((vendor) => vendor.code === code)?.name ?? code)
  const seeAll = (
    <Button variant="quiet" onClick={clear}>
      <Trans>See all games</Trans>
    </Button>
  )
  if (held.length === 0) {
    return (
      <EmptyState icon={PackageX} title={t`No games here yet`}>
        <p>
          <Trans>Choose another category, or come back later.</Trans>
        </p>
        <Link
          to="."
          search={withModal('games')}
          state={MODAL_STATE}
          resetScroll={false}
          className={buttonClass('quiet')}
        >
          <Trans>See all categories</Trans>
        </Link>
      </EmptyState>
    )
  }
  if (held.length === 1 && choice.source === 'favorites') {
    return (
      <EmptyState icon={Heart} title={t`No favourites here yet`}>
        <p>
          <Trans>Press the heart on a game to find it here.</Trans>
        </p>
        {seeAll}
      </EmptyState>
    )
  }
  if (held.length === 1 && choice.source === 'recent') {
    return (
      <EmptyState icon={RotateCcwClock} title={t`Nothing played here yet`}>
        <p>
          <Trans>What you play will appear first here next time.</Trans>
        </p>
        {seeAll}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={SearchX} title={t`No games match all filters`}>
      <p>
        {held.length === 1 ? (
          <Trans>Remove this filter to see more:</Trans>
        ) : (
          <Trans>Remove one filter to see more:</Trans>
        )}
      </p>
      <ul className={css.ways}>
        {held.map((each) => {
          const name = nameOf(each, choice)
          return (
            <li key={each}>
              <Button
                variant="quiet"
                size="s"
                aria-label={t`Remove filter: ${name}`}
                onClick={() => change(withoutNarrowing(choice, each))}
              >
                <X aria-hidden className={icon.s} />
                <span className={css.wayName}>{name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      {held.length > 1 && seeAll}
    </EmptyState>
  )
}
