import { Trans, useLingui } from '@lingui/react/macro'
import { CATEGORY_PRESENTATION } from '../../../parts/games/category-nav/category-presentation.ts'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { categoryRoute } from '../../../rules/games/categories.ts'
import { pageTarget } from '../../../rules/games/play/play-target.ts'
import { useCategoryPoints } from '../../../state/games/category-points.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ArrowRight } from '../../../ui/media/icons.tsx'
import * as css from './game-panel.css.ts'
import type { VendorChoice } from './vendor-choice.ts'

interface PanelHeadProps {
  /** The heading's id, which names the list of games. */
  readonly id: string
  readonly choice: VendorChoice
  readonly onLeave: () => void
}

/** Whose games these are, what they earn, and the way to the category's page. */
export function PanelHead({ id, choice: { category, vendor }, onLeave }: PanelHeadProps) {
  const { i18n, t } = useLingui()
  const name = i18n._(CATEGORY_PRESENTATION[category].name)
  const maker = vendor.name
  const points = useCategoryPoints()(category)
  return (
    <div className={css.head}>
      <h2 id={id} className={css.title}>
        {t`${name}: ${maker}`}
      </h2>
      {points && (
        <span className={css.points}>
          <Trans>{points} points</Trans>
        </span>
      )}
      <PlayLink target={pageTarget(categoryRoute(category))} className={css.all} onClick={onLeave}>
        <Trans>See all: {name}</Trans>
        <ArrowRight aria-hidden className={`${icon.s} ${directional}`} />
      </PlayLink>
    </div>
  )
}
