import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronLeft } from '../../../ui/media/later-icons.ts'
import { withoutOrder } from './order-address.ts'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'

interface OrderViewProps<Order> {
  readonly query: UseQueryResult<Order>
  /** What leads back to the list. */
  readonly back: ReactNode
  readonly children: (order: Order) => ReactNode
}

/** The frame of one order: the way back, and what stands there until it has come. */
export function OrderView<Order>({ query, back, children }: OrderViewProps<Order>) {
  const way = useRef<HTMLAnchorElement>(null)
  // What was pressed has gone with the form or the list.
  useEffect(() => way.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div>
        <Link
          ref={way}
          to="."
          search={withoutOrder}
          state
          replace
          hash
          resetScroll={false}
          className={buttonClass('ghost', 's')}
        >
          <ChevronLeft aria-hidden className={cx(icon.s, directional)} />
          {back}
        </Link>
      </div>
      <Loaded query={query} waiting={['summary', 'form']}>
        {children}
      </Loaded>
    </>
  )
}
