import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ContractCard } from '../../../parts/team/contract/contract-card.tsx'
import { Settlements } from '../../../parts/team/contract/settlements.tsx'
import type { AskStep } from '../../../parts/team/contract/use-contract-steps.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { contractQuery, someContractsQuery, type Contract } from '../../../state/team/contracts.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Alert } from '../../../ui/states/alert.tsx'
import { News } from '../../../ui/states/news.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { withList } from './contract-address.ts'
import { BackLink } from '../../frame/back-link.tsx'
import { ContractRow } from './contract-row.tsx'
import { OfferLink } from './offer-link.tsx'

interface ContractViewProps {
  readonly id: string
  /** To whom it was offered on this page a moment ago; `null` for nobody. */
  readonly offeredTo: string | null
  readonly onStep: AskStep
}

/** One contract whole, what it has paid, and all others of its kind between the same two. */
export function ContractView({ id, offeredTo, onStep }: ContractViewProps) {
  const { t } = useLingui()
  const query = useQuery(contractQuery(id))
  return (
    <>
      <BackLink search={withList}>
        <Trans>All contracts</Trans>
      </BackLink>
      <QueryView query={query} tellsStale waiting={<Waiting parts={['summary', 'list']} />}>
        {(contract) => (
          <>
            <News>
              {offeredTo !== null && contract.state === 'offered' && (
                <Alert tone="good" title={t({ message: `Offered to ${offeredTo}`, context: 'contract' })}>
                  <p>
                    <Trans>They have been told, and can accept or reject it.</Trans>
                  </p>
                </Alert>
              )}
            </News>
            <ContractCard contract={contract} onStep={onStep}>
              {contract.answeredAt !== null && contract.state !== 'declined' && <Settlements contract={contract} />}
            </ContractCard>
            {contract.side === 'upline' && contract.state !== 'offered' && (
              <div>
                <OfferLink kind={contract.kind} member={contract.downline.username} />
              </div>
            )}
            <MerchantClock />
            <Others contract={contract} />
          </>
        )}
      </QueryView>
    </>
  )
}

function Others({ contract }: { readonly contract: Contract }) {
  const { t } = useLingui()
  const { kind, side, upline, downline } = contract
  const other = side === 'upline' ? downline : upline
  const query = useQuery(someContractsQuery({ kind, side, member: other.id }))
  return (
    <Section title={t`History between you two`} size="m">
      <QueryView query={query} waiting={<Placeholder of="row" />}>
        {({ list }) => {
          const others = list.filter(({ id }) => id !== contract.id)
          return others.length === 0 ? (
            <Text tone="muted">
              <Trans>There is no other contract of this kind.</Trans>
            </Text>
          ) : (
            <Rows>
              {others.map((one) => (
                <ContractRow key={one.id} contract={one} />
              ))}
            </Rows>
          )
        }}
      </QueryView>
    </Section>
  )
}
