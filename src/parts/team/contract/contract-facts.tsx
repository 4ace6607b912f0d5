import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import type { Contract } from '../../../state/team/contracts.ts'
import { Fact } from '../../../ui/layout/fact.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Moment } from '../../site/merchant-clock/moment.tsx'
import { PERIOD_NAMES } from './contract-words.ts'

/** How often a contract is settled, and what has become of it since it was offered. */
export function ContractFacts({ contract }: { readonly contract: Contract }) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { period, state, offeredAt, answeredAt, endedAt, endedBy, endReason, nextSettlement } = contract
  return (
    <Facts layout="columns">
      <Fact name={t`How often it pays`}>{i18n._(PERIOD_NAMES[period])}</Fact>
      <Fact name={t({ message: 'Offered', context: 'when' })}>
        <Moment at={offeredAt} />
      </Fact>
      {answeredAt !== null && (
        <Fact name={state === 'declined' ? t({ message: 'Declined', context: 'when' }) : t`In force since`}>
          <Moment at={answeredAt} />
        </Fact>
      )}
      {nextSettlement !== null && (
        <Fact name={t`Next settlement`}>
          <Moment at={nextSettlement} />
        </Fact>
      )}
      {endedAt !== null && (
        <Fact name={t({ message: 'Terminated', context: 'when' })}>
          <Moment at={endedAt} />
        </Fact>
      )}
      {endedBy !== null && (
        <Fact name={t`Terminated by`}>
          {endReason === 'replaced' ? (
            <Trans>A newer contract took its place</Trans>
          ) : endReason === 'higher-rate' ? (
            <Trans>The platform: it paid more than a contract above it</Trans>
          ) : endedBy === 'upline' ? (
            <Trans>The upline, before it was answered</Trans>
          ) : endedBy === 'downline' ? (
            <Trans>The downline</Trans>
          ) : (
            <Trans>The platform</Trans>
          )}
        </Fact>
      )}
    </Facts>
  )
}
