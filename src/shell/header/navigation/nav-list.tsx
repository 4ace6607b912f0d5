import { cx } from '../../../ui/layout/cx.ts'
import { CategoryItem } from './category-item.tsx'
import { itemKey, type HeaderItem } from './header-item.ts'
import { MoreItems } from './more-items.tsx'
import { NavItem } from './nav-item.tsx'
import * as css from './navigation.css.ts'
import { useFitting } from './use-fitting.ts'
import type { Panels } from './use-panels.ts'

interface NavListProps {
  readonly items: readonly HeaderItem[]
  readonly look: keyof typeof css.link
  readonly panels: Panels
  readonly className?: string
  /** Whether what has no room opens behind a button; not where an item after it opens all of them. */
  readonly hasMore?: boolean
}

/**
 * Items of the navigation in a row; those of categories open a panel, and stay the same elements when their vendors come.
 * Where a long language runs out of room the last ones stand behind a button.
 */
export function NavList({ items, look, panels, className, hasMore = true }: NavListProps) {
  const { list, fits } = useFitting(items.length)
  return (
    <div className={css.row}>
      <ul ref={list} className={cx(css.list, className)}>
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
      {hasMore && fits < items.length && <MoreItems items={items.slice(fits)} look={look} />}
    </div>
  )
}
