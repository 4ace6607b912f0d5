import { Trans, useLingui } from '@lingui/react/macro'
import type { NavigationItem } from '../../../parts/category-nav/use-navigation.ts'
import { PlayLink } from '../../../parts/play/play-link.tsx'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { icon } from '../../../ui/icon.css.ts'
import * as css from './navigation.css.ts'

interface NavItemProps {
  readonly item: NavigationItem
  readonly look: keyof typeof css.link
  readonly onClick?: React.MouseEventHandler<HTMLAnchorElement>
}

/** One item of the navigation: its page or vendor, how many things wait there, and the points that it earns. */
export function NavItem({ item, look, onClick }: NavItemProps) {
  const { t } = useLingui()
  const { target, name, icon: Icon, count = 0, points } = item
  return (
    <PlayLink target={target} className={css.link[look]} {...(onClick ? { onClick } : {})}>
      {look === 'pills' && <Icon aria-hidden className={icon.m} />}
      <span className={css.words}>
        <span>{name}</span>
        {points && (
          <span className={css.points}>
            <Trans>{points} points</Trans>
          </span>
        )}
      </span>
      <CountBadge count={count} label={t`${count} open`} keepsRoom={item.count !== undefined} />
    </PlayLink>
  )
}
