import { Trans, useLingui } from '@lingui/react/macro'
import type { NavigationItem } from '../../../parts/category-nav/use-navigation.ts'
import { PlayLink } from '../../../parts/play/play-link.tsx'
import type { Vendor } from '../../../rules/vendors.ts'
import { directional, icon } from '../../../ui/icon.css.ts'
import { ArrowRight } from '../../../ui/icons.tsx'
import * as css from './game-panel.css.ts'

interface PanelHeadProps {
  /** The heading's id, which names the list of games. */
  readonly id: string
  readonly item: NavigationItem
  readonly vendor: Vendor
  readonly onLeave: () => void
}

/** Whose games these are, what they earn, and the way to the category's page. */
export function PanelHead({ id, item: { name, target, points }, vendor, onLeave }: PanelHeadProps) {
  const { t } = useLingui()
  const maker = vendor.name
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
      <PlayLink target={target} className={css.all} onClick={onLeave}>
        <Trans>All of {name}</Trans>
        <ArrowRight aria-hidden className={`${icon.s} ${directional}`} />
      </PlayLink>
    </div>
  )
}
