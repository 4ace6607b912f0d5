import type { ReactNode } from 'react'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import type { BadgeTone } from '../../../ui/states/badge.tsx'

interface OrderHeadProps {
  readonly label?: string
  readonly tone: BadgeTone
  /** In words. */
  readonly amount: string
  readonly badge: ReactNode
  /** What the state means for the player. */
  readonly means: string
  readonly children?: ReactNode
}

/** How much an order is of and what has become of it; said anew whenever it changes. */
export function OrderHead({ label, tone, amount, badge, means, children }: OrderHeadProps) {
  return (
    <Panel space="xs" edge={tone} aria-live="polite" aria-label={label}>
      <Amount as="p" size="xl">
        {amount}
      </Amount>
      {badge}
      <Text tone="muted">{means}</Text>
      {children}
    </Panel>
  )
}
