import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ContractCard } from '../../../parts/team/contract/contract-card.tsx'
import { Settlements } from '../../../parts/team/contract/settlements.tsx'
import type { AskStep } from '../../../parts/team/contract/use-contract-steps.tsx'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import type { ContractKind } from '../../../rules/team/contract-terms.ts'
import { someContractsQuery, type Contract } from '../../../state/team/contracts.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Disclosure } from '../../../ui/overlays/disclosure.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { ContractRow } from './contract-row.tsx'

interface OwnContractsProps {
  readonly kind: ContractKind
  readonly onStep: AskStep
}

/** What the agent is paid by: offers that wait for an answer first, then the contract in force, then those before it. */
export function OwnContracts({ kind, onStep }: OwnContractsProps) {
  const { t } = useLingui()
  const query = useQuery(someContractsQuery({ kind, side: 'downline' }))
  return (
    <Section title={t`My contract`}>
      <QueryView query={query} tellsStale waiting={<Waiting parts={['card']} />}>
        {({ list }) => <Own list={list} onStep={onStep} />}
      </QueryView>
    </Section>
  )
}

function Own({ list, onStep }: { readonly list: readonly Contract[]; readonly onStep: AskStep }) {
  const isOpen = ({ state }: Contract): boolean => state === 'offered' || state === 'accepted'
  const earlier = list.filter((contract) => !isOpen(contract))
  const open = [...list.filter(({ state }) => state === 'offered'), ...list.filter(({ state }) => state === 'accepted')]
  return (
    <Stack>
      {open.length === 0 && (
        <Text tone="muted">
          <Trans>You have no contract of this kind. Your upline can offer you one.</Trans>
        </Text>
      )}
      {open.map((contract) => (
        <ContractCard key={contract.id} contract={contract} onStep={onStep}>
          {contract.state === 'accepted' && <Settlements contract={contract} />}
        </ContractCard>
      ))}
      {earlier.length > 0 && (
        <Disclosure title={<Plural value={earlier.length} one="# earlier contract" other="# earlier contracts" />}>
          <Rows>
            {earlier.map((contract) => (
              <ContractRow key={contract.id} contract={contract} />
            ))}
          </Rows>
        </Disclosure>
      )}
    </Stack>
  )
}
