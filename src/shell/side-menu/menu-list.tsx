import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { NavIcon } from '../../parts/games/category-nav/nav-icon.tsx'
import type { NavigationItem } from '../../parts/games/category-nav/use-navigation.ts'
import { PlayLink } from '../../parts/games/play/play-link.tsx'
import { closePopover } from '../../ui/actions/close-popover.ts'
import { CountBadge } from '../../ui/actions/count-badge.tsx'
import * as css from './side-menu.css.ts'

interface MenuListProps {
  readonly items: readonly NavigationItem[]
  /** One more list item. */
  readonly children?: ReactNode
}

/** Rows of the side menu; a choice closes the sheet that it is on phones. */
export function MenuList({ items, children }: MenuListProps) {
  const { t } = useLingui()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <ul className={css.list}>
      {items.map((item) => {
        const { target, name, count = 0, alsoAt = [] } = item
        return (
          <li key={name}>
            <PlayLink
              target={target}
              className={css.link}
              current={alsoAt.includes(here)}
              onClick={(event) => closePopover(event.currentTarget)}
            >
              <NavIcon item={item} />
              {name}
              <CountBadge count={count} label={t`${count} open`} className={css.badge} />
            </PlayLink>
          </li>
        )
      })}
      {children}
    </ul>
  )
}
