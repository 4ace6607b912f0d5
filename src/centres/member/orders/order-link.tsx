import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/layout/cx.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronRight } from '../../../ui/media/later-icons.ts'
import { withOrder } from './order-address.ts'
import * as css from './orders.css.ts'

interface OrderLinkProps {
  readonly reference: string
  readonly amount: string
  /** The badge of its state. */
  readonly state: ReactNode
  /** By what and when. */
  readonly children: ReactNode
}

/** A row of a history that leads to its order; the focus comes back to it. */
export function OrderLink({ reference, amount, state, children }: OrderLinkProps) {
  return (
    <Link
      to="."
      search={withOrder(reference)}
      state
      hash
      replace
      resetScroll={false}
      data-opens={reference}
      className={css.order}
    >
      <span className={css.orderAmount}>{amount}</span>
      {state}
      <span className={css.orderWhere}>{children}</span>
      <ChevronRight aria-hidden className={cx(icon.m, directional, css.more)} />
    </Link>
  )
}
