import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Search } from '../../rules/site/search-params.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/layout/cx.ts'
import { directional, icon } from '../../ui/media/icon.css.ts'
import { ChevronLeft } from '../../ui/media/later-icons.ts'

interface BackLinkProps {
  /** The address of the list that it leads back to. */
  readonly search: (search: Search) => Search
  readonly children: ReactNode
}

/** The way back from one thing to its list; it has the focus first, since what was pressed has gone with that. */
export function BackLink({ search, children }: BackLinkProps) {
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus({ preventScroll: true }), [])
  return (
    <div>
      <Link
        ref={way}
        to="."
        search={search}
        state
        replace
        hash
        resetScroll={false}
        className={buttonClass('ghost', 's')}
      >
        <ChevronLeft aria-hidden className={cx(icon.s, directional)} />
        {children}
      </Link>
    </div>
  )
}
