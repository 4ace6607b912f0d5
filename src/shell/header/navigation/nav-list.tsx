import { useLingui } from '@lingui/react/macro'
import type { NavigationItem } from '../../../parts/category-nav/use-navigation.ts'
import { cx } from '../../../ui/cx.ts'
import { directional } from '../../../ui/icon.css.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../../../ui/icons.tsx'
import { useLane } from '../../../ui/use-lane.ts'
import { CategoryItem } from './category-item.tsx'
import { NavItem } from './nav-item.tsx'
import * as css from './navigation.css.ts'
import type { Panels } from './use-panels.ts'

interface NavListProps {
  readonly items: readonly NavigationItem[]
  readonly look: keyof typeof css.link
  readonly panels: Panels
  readonly className?: string
}

/**
 * Items of the navigation in a row; those with vendors open a panel. Where a long language runs out of room the row
 * scrolls: by wheel and finger, with the keyboard's focus, and for a mouse by the arrows at its ends.
 */
export function NavList({ items, look, panels, className }: NavListProps) {
  const { t } = useLingui()
  const { list, more, move } = useLane(items.length)
  return (
    <div className={css.row}>
      <ul ref={list} className={cx(css.list, more.before && css.moreBefore, more.after && css.moreAfter, className)}>
        {items.map((item) =>
          item.lanes && item.lanes.length > 0 ? (
            <CategoryItem key={item.target.to} item={item} look={look} panels={panels} />
          ) : (
            <li key={item.name} className={css.item}>
              <span className={css.head}>
                <NavItem item={item} look={look} />
              </span>
            </li>
          ),
        )}
      </ul>
      {/* Tab has no use for them: the focus brings what it comes to into view. */}
      {more.before && (
        <IconButton
          icon={ChevronLeft}
          label={t`Previous`}
          size="s"
          tabIndex={-1}
          className={cx(css.arrow.before, directional)}
          onClick={() => move(-1)}
        />
      )}
      {more.after && (
        <IconButton
          icon={ChevronRight}
          label={t`Next`}
          size="s"
          tabIndex={-1}
          className={cx(css.arrow.after, directional)}
          onClick={() => move(1)}
        />
      )}
    </div>
  )
}
