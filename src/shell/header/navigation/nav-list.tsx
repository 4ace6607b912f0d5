import type { NavigationItem } from '../../../parts/category-nav/use-navigation.ts'
import { cx } from '../../../ui/cx.ts'
import { LaneArrows } from '../../../ui/lane-arrows.tsx'
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
 * scrolls: by wheel and finger, with the keyboard's focus, and for a mouse by arrows.
 */
export function NavList({ items, look, panels, className }: NavListProps) {
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
      <LaneArrows more={more} move={move} />
    </div>
  )
}
