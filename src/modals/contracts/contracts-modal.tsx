import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ContractCard } from '../../parts/team/contract/contract-card.tsx'
import { Settlements } from '../../parts/team/contract/settlements.tsx'
import { useContractSteps } from '../../parts/team/contract/use-contract-steps.tsx'
import { MerchantClock } from '../../parts/site/merchant-clock/merchant-clock.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { SessionOnly } from '../../parts/site/use-modal/session-only.tsx'
import { TrialWarned } from '../../parts/site/use-modal/trial-warned.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { useContractsOn } from '../../state/team/agent-contracts.ts'
import { inForceQuery, requestsQuery } from '../../state/team/contracts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Handshake } from '../../ui/media/later-icons.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'

/** Contract requests (spec 2, "Other screens"), and the contracts that one is paid by: for every member, agent or not. */
export function ContractsModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <SessionOnly returns>
      {({ accountType }) => (accountType === TRIAL_ACCOUNT ? <TrialWarned /> : <Own onClose={onClose} />)}
    </SessionOnly>
  )
}

function Own({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const isOn = useContractsOn()
  const steps = useContractSteps()
  const requests = useQuery({ ...requestsQuery, enabled: isOn })
  const inForce = useQuery({ ...inForceQuery, enabled: isOn })
  const waits = (requests.data?.total ?? 0) > 0
  return (
    <Dialog
      title={t`My contracts`}
      size="panes"
      onClose={onClose}
      foot={
        waits && (
          <Button variant="quiet" onClick={onClose}>
            <Trans>Later</Trans>
          </Button>
        )
      }
    >
      {steps.news}
      {isOn ? (
        <>
          <Section heading="h3" title={t`Waiting for your answer`} size="m">
            <QueryView query={requests} tellsStale waiting={<Waiting parts={['card']} />}>
              {({ list }) =>
                list.length === 0 ? (
                  <Text tone="muted">
                    <Trans>No offer waits for your answer.</Trans>
                  </Text>
                ) : (
                  list.map((contract) => <ContractCard key={contract.id} contract={contract} onStep={steps.ask} />)
                )
              }
            </QueryView>
          </Section>
          <Section heading="h3" title={t`In force`} size="m">
            <QueryView query={inForce} tellsStale waiting={<Waiting parts={['card']} />}>
              {({ list }) =>
                list.length === 0 ? (
                  <Text tone="muted">
                    <Trans>You have no contract in force.</Trans>
                  </Text>
                ) : (
                  list.map((contract) => (
                    <ContractCard key={contract.id} contract={contract} onStep={steps.ask}>
                      <Settlements contract={contract} />
                    </ContractCard>
                  ))
                )
              }
            </QueryView>
          </Section>
          <MerchantClock />
        </>
      ) : (
        <EmptyState icon={Handshake} title={t`There are no contracts here.`} />
      )}
      {steps.dialog}
    </Dialog>
  )
}
