import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NavigationItem } from '../../parts/games/category-nav/use-navigation.ts'
import { PlayLink } from '../../parts/games/play/play-link.tsx'
import { closePopover } from '../../ui/actions/close-popover.ts'
import { CountBadge } from '../../ui/actions/count-badge.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import * as css from './side-menu.css.ts'

interface MenuListProps {
  readonly items: readonly NavigationItem[]
  /** One more list item. */
  readonly children?: ReactNode
}

/** Rows of the side menu; a choice closes the sheet that it is on phones. */
export function MenuList({ items, children }: MenuListProps) {
  const { t } = useLingui()
  return (
    <ul className={css.list}>
      {items.map(({ target, name, icon: Icon, count = 0 }) => (
        <li key={name}>
          <PlayLink target={target} className={css.link} onClick={(event) => closePopover(event.currentTarget)}>
            <Icon aria-hidden className={icon.m} />
            {name}
            <CountBadge count={count} label={t`${count} open`} className={css.badge} />
          </PlayLink>
        </li>
      ))}
      {children}
    </ul>
  )
}
