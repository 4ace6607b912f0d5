import type { ReactNode } from 'react'
import { Split } from '../../../ui/layout/split.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface ClockProps {
  /** What ends with it. */
  readonly what: ReactNode
  readonly label: string
  /** Such as 04:59. */
  readonly digits: string
  /** The same for who hears it. */
  readonly words: string
}

/** How much time an order has left. */
export function Clock({ what, label, digits, words }: ClockProps) {
  return (
    <Split wraps align="baseline">
      <Text size="s" tone="muted">
        {what}
      </Text>
      <Text size="l" weight="bold" figures role="timer" aria-label={label}>
        <span aria-hidden>{digits}</span>
        {/* Not read out each second, which is a timer's way; who asks hears it in words. */}
        <VisuallyHidden>{words}</VisuallyHidden>
      </Text>
    </Split>
  )
}
