import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { formatDecimal } from '../../../i18n/format/format.ts'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { CountBadge } from '../../../ui/actions/count-badge.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import type { HeaderItem } from './header-item.ts'
import * as css from './navigation.css.ts'

interface NavItemProps {
  readonly item: HeaderItem
  readonly look: keyof typeof css.link
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  /** Of an item without a page: its panel's id while that is open, `null` while not. */
  readonly opens?: string | null
}

/** One item of the navigation: its page or vendor, how many things wait there, and the points that it earns. */
export function NavItem({ item, look, onClick, opens = null }: NavItemProps) {
  const { i18n, t } = useLingui()
  const { target, name, icon: Icon, count = 0 } = item
  const points = item.points && formatDecimal(item.points, i18n.locale)
  const inside = (
    <>
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
    </>
  )
  const handlers = onClick ? { onClick } : {}
  if (target) {
    return (
      <PlayLink target={target} className={css.link[look]} {...handlers}>
        {inside}
      </PlayLink>
    )
  }
  return (
    <button
      type="button"
      className={css.link[look]}
      aria-expanded={opens !== null}
      aria-controls={opens ?? undefined}
      {...handlers}
    >
      {inside}
    </button>
  )
}
