import { cx } from '../../../ui/layout/cx.ts'
import { LaneArrows } from '../../../ui/lists/lane-arrows.tsx'
import { useLane } from '../../../ui/lists/use-lane.ts'
import { CategoryItem } from './category-item.tsx'
import { itemKey, type HeaderItem } from './header-item.ts'
import { NavItem } from './nav-item.tsx'
import * as css from './navigation.css.ts'
import type { Panels } from './use-panels.ts'

interface NavListProps {
  readonly items: readonly HeaderItem[]
  readonly look: keyof typeof css.link
  readonly panels: Panels
  readonly className?: string
  /** Whether it scrolls where it has too little room; not where its style leaves out what does not fit. */
  readonly scrolls?: boolean
}

/**
 * Items of the navigation in a row; those of categories open a panel, and stay the same elements when their vendors come. Where a long language runs out of room the row
 * scrolls: by wheel and finger, with the keyboard's focus, and for a mouse by arrows.
 */
export function NavList({ items, look, panels, className, scrolls = true }: NavListProps) {
  const { list, more, move } = useLane(scrolls ? items.length : 0)
  return (
    <div className={css.row}>
      <ul ref={list} className={cx(css.list, more.before && css.moreBefore, more.after && css.moreAfter, className)}>
        {items.map((item) =>
          item.lanes ? (
            <CategoryItem key={itemKey(item)} item={item} look={look} panels={panels} />
          ) : (
            <li key={itemKey(item)} className={css.item}>
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
