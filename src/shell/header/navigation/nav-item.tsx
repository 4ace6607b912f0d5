import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { formatInteger } from '../../../i18n/format/format.ts'
import { NavIcon } from '../../../parts/games/category-nav/nav-icon.tsx'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { CountBadge } from '../../../ui/actions/count-badge.tsx'
import type { HeaderItem } from './header-item.ts'
import * as css from './navigation.css.ts'

interface NavItemProps {
  readonly item: HeaderItem
  readonly look: keyof typeof css.link
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  /** Of an item without a page: its panel's id while that is open, `null` while not. */
  readonly opens?: string | null
}

/** One item of the navigation: its page or vendor, and how many things wait there. The points that it earns stand in its panel. */
export function NavItem({ item, look, onClick, opens = null }: NavItemProps) {
  const { i18n, t } = useLingui()
  const { target, name, count = 0, alsoAt = [], total } = item
  const here = useRouterState({ select: ({ location }) => location.pathname })
  // It comes once the home page has asked, and keeps its place there alone: elsewhere it may never come.
  const hasTotal = total !== undefined && (total !== null || here === '/index')
  const inside = (
    <>
      {(look === 'pills' || item.vendor) && <NavIcon item={item} />}
      <span className={css.words}>{name}</span>
      {hasTotal && (
        // The page that it leads to says it in words.
        <span aria-hidden className={css.total}>
          {total != null && formatInteger(total, i18n.locale)}
        </span>
      )}
      <CountBadge count={count} label={t`${count} open`} keepsRoom={item.count !== undefined} />
    </>
  )
  const handlers = onClick ? { onClick } : {}
  if (target) {
    return (
      <PlayLink target={target} className={css.link[look]} current={alsoAt.includes(here)} {...handlers}>
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
      data-here={alsoAt.includes(here) || undefined}
      {...handlers}
    >
      {inside}
    </button>
  )
}
