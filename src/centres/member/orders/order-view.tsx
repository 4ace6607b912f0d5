import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronLeft } from '../../../ui/media/later-icons.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { formWaiting, fundsWaiting } from '../wallet/wallet.css.ts'
import { withoutOrder } from './order-address.ts'
import * as css from './orders.css.ts'

interface OrderViewProps<Order> {
  readonly query: UseQueryResult<Order>
  /** What leads back to the list. */
  readonly back: ReactNode
  readonly children: (order: Order) => ReactNode
}

/** The frame of one order: the way back, and what stands there until it has come. */
export function OrderView<Order>({ query, back, children }: OrderViewProps<Order>) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching, fetchStatus } = query
  const way = useRef<HTMLAnchorElement>(null)
  // What was pressed has gone with the form or the list.
  useEffect(() => way.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <Link
        ref={way}
        to="."
        search={withoutOrder}
        state
        replace
        hash
        resetScroll={false}
        className={cx(buttonClass('ghost', 's'), css.back)}
      >
        <ChevronLeft aria-hidden className={cx(icon.s, directional)} />
        {back}
      </Link>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data === undefined && !error && (
        <>
          {fetchStatus === 'paused' && <WaitsForNetwork />}
          <output className={hiddenVisually}>{t`Loading`}</output>
          <Skeleton className={fundsWaiting} />
          <Skeleton className={formWaiting} />
        </>
      )}
      {data !== undefined && children(data)}
    </>
  )
}
