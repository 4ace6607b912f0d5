import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronLeft } from '../../../ui/media/later-icons.ts'
import { withList } from './contract-address.ts'

/** The way back to the lists; it has the focus first, since what was pressed has gone with them. */
export function BackLink({ children }: { readonly children: ReactNode }) {
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => way.current?.focus({ preventScroll: true }), [])
  return (
    <div>
      <Link
        ref={way}
        to="."
        search={withList}
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
