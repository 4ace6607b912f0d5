import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BackLink } from '../../frame/back-link.tsx'
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
  return (
    <>
      <BackLink search={withoutOrder}>{back}</BackLink>
      <Loaded query={query} waiting={['summary', 'form']}>
        {children}
      </Loaded>
    </>
  )
}
