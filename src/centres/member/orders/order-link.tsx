import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { link } from '../../../ui/lists/rows.css.ts'
import { withOrder } from './order-address.ts'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Ledger } from '../../../ui/layout/ledger.tsx'

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
      className={link}
    >
      <Ledger what={<Amount>{amount}</Amount>} end={state} details={children} opens />
    </Link>
  )
}
