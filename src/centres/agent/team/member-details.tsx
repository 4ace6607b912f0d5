import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRange } from '../../../parts/records/date-range/use-range.ts'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { MOST_SCREEN_DAYS } from '../../../rules/records/day-range.ts'
import { teamMemberQuery } from '../../../state/team/tree.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { MemberContracts } from './member-contracts.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberFigures } from './member-figures.tsx'
import { RebateForm } from './rebate-form.tsx'
import { useMemberPlace } from './use-member-place.ts'

/** All that is known of one of the team, and what the agent may change. */
export function MemberDetails() {
  const { t } = useLingui()
  const { address, member } = useMemberPlace()
  const control = useRange(address, MOST_SCREEN_DAYS)
  const query = useQuery(teamMemberQuery(member, control.span))
  return (
    <Loaded query={query} waiting={['summary', 'list']}>
      {(found) => (
        <>
          <Panel as="div">
            <MemberFacts member={found} />
          </Panel>
          <Section title={t`Rebate`}>
            <Panel as="div">
              {found.rebateBounds ? (
                <RebateForm member={found} bounds={found.rebateBounds} />
              ) : (
                <Text tone="muted">
                  <Trans>Only their upline adjusts this rebate.</Trans>
                </Text>
              )}
            </Panel>
          </Section>
          <MemberContracts member={found} />
          <MemberFigures member={found} control={control} older={query.isPlaceholderData} />
        </>
      )}
    </Loaded>
  )
}
