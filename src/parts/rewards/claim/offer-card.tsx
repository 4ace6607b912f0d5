import type { ReactNode } from 'react'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'

interface OfferCardProps {
  /** Of its title, which names what is on the card. */
  readonly id: string
  readonly title: string
  /** Which heading its title is. */
  readonly heading?: 'h3' | 'h4'
  /** In words; none where it is not known. */
  readonly amount: string | null
  readonly children: ReactNode
  /** At the bottom: what has become of it, and what can be done. */
  readonly foot?: ReactNode
}

/** What a member is offered or was given: a bonus, a mission, a reward, and how much it is. */
export function OfferCard({ id, title, heading = 'h4', amount, children, foot }: OfferCardProps) {
  return (
    <Panel as="li" space="xs" spread>
      <Stack space="xs">
        <Split align="baseline">
          <Text as={heading} id={id} size="m" weight="bold" breaks>
            {title}
          </Text>
          {amount !== null && (
            <Amount size="l" whole>
              {amount}
            </Amount>
          )}
        </Split>
        {children}
      </Stack>
      {foot && <Split high>{foot}</Split>}
    </Panel>
  )
}
