import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamMember } from '../../../state/team/tree.ts'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Badge } from '../../../ui/states/badge.tsx'
import { useContractWords } from './contract-words.ts'

/** How the contracts of a member with the agent stand. */
export function MemberContracts({ contracts }: Pick<TeamMember, 'contracts'>) {
  const { t } = useLingui()
  const words = useContractWords()
  return (
    <Section title={t`Contracts`}>
      {contracts.length === 0 ? (
        <Text tone="muted">
          <Trans>You have no contract with this member.</Trans>
        </Text>
      ) : (
        <Rows>
          {contracts.map((contract) => (
            <Row key={contract.id}>
              <Entry
                name={words.kind(contract)}
                end={<Badge tone={contract.state === 'accepted' ? 'good' : 'warn'}>{words.state(contract)}</Badge>}
              />
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  )
}
