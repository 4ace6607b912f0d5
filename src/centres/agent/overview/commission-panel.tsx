import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import type { RecordWords } from '../../../parts/records/record-page/use-record-labels.ts'
import { useContractsOn, useOpenKinds } from '../../../state/team/agent-contracts.ts'
import { inForceQuery } from '../../../state/team/contracts.ts'
import type { TeamOverview } from '../../../state/team/overview.ts'
import { Figure } from '../../../ui/layout/figure.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { ChangeNote } from './change-note.tsx'
import { LinkToSend } from './link-to-send.tsx'

interface CommissionPanelProps {
  readonly data: TeamOverview | undefined
  /** The first and the last day, as people read them. */
  readonly from: string
  readonly to: string
  readonly words: RecordWords
}

/** What an agent has earned in these days and when the next settlement is, with the link that brings the next member. */
export function CommissionPanel({ data, from, to, words }: CommissionPanelProps) {
  const { t } = useLingui()
  const say = useMoments()
  const { kinds = [] } = useOpenKinds()
  const { data: contracts } = useQuery({ ...inForceQuery, enabled: useContractsOn() })
  const due = contracts?.list.flatMap(({ kind, nextSettlement }) =>
    kinds.includes(kind) && nextSettlement !== null ? nextSettlement : [],
  )
  const next = due && due.length > 0 ? say(Math.min(...due)) : ''
  return (
    <Panel data-offer="" inset="l" endsBesideFrom="tablet" aria-label={t`Commission of these days`}>
      <Stack space="hair">
        <Text size="s" tone="muted">
          {from === to ? (
            <Trans>Commission of {from}</Trans>
          ) : (
            <Trans>
              Commission from {from} to {to}
            </Trans>
          )}
        </Text>
        {data ? (
          <>
            <Figure tone="accent">{words.money(data.commission)}</Figure>
            <ChangeNote
              now={data.commission}
              before={data.previous.commission}
              said={words.money(data.previous.commission)}
            />
          </>
        ) : (
          <Placeholder of="control" />
        )}
        {next && (
          <Text size="s">
            <Trans>Next settlement: {next}</Trans>
          </Text>
        )}
      </Stack>
      <LinkToSend />
    </Panel>
  )
}
