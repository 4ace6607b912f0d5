import { Plural, Trans } from '@lingui/react/macro'
import type { TeamOverview } from '../../../state/team/overview.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'

/** What waits for an answer, of the agent's or of others; nothing where nothing does. */
export function WaitingList({ waiting: { offers, answers, tickets } }: Pick<TeamOverview, 'waiting'>) {
  if (offers + answers + tickets === 0) return null
  return (
    <Panel>
      <Text as="h4" size="m" weight="bold">
        <Trans>Waiting for an answer</Trans>
      </Text>
      <Stack as="ul" space="xs">
        {offers > 0 && (
          <li>
            <Plural value={offers} one="# contract was offered to you" other="# contracts were offered to you" />
          </li>
        )}
        {answers > 0 && (
          <li>
            <Plural value={answers} one="# contract that you offered" other="# contracts that you offered" />
          </li>
        )}
        {tickets > 0 && (
          <li>
            <Plural value={tickets} one="# support ticket" other="# support tickets" />
          </li>
        )}
      </Stack>
    </Panel>
  )
}
