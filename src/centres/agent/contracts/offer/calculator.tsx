import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoney } from '../../../../i18n/format/format.ts'
import { formatDayIn } from '../../../../i18n/format/zoned-format.ts'
import { TierTable } from '../../../../parts/team/contract/tier-table.tsx'
import { estimate, type Estimate } from '../../../../rules/team/contract-estimate.ts'
import type { ContractTerms, Tier } from '../../../../rules/team/contract-terms.ts'
import { measuredBy } from '../../../../rules/team/settlement-spans.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import type { ContractBasis } from '../../../../state/team/contracts.ts'
import { Amount } from '../../../../ui/layout/amount.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Text } from '../../../../ui/layout/text.tsx'

interface CalculatorProps {
  readonly terms: Omit<ContractTerms, 'tiers'>
  /** What is typed, where all of it can be read. */
  readonly tiers: readonly Tier[] | null
  readonly basis: ContractBasis
}

/** What each tier would have paid for what the member's team came to last month, before anything is offered. */
export function Calculator({ terms, tiers, basis }: CalculatorProps) {
  const { t } = useLingui()
  const { currency, timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const say = (minor: bigint): string => formatMoney(minor, currency, tag)
  const { spans, bets, current } = basis
  const first = formatDayIn(timeZone, basis.startTime, tag)
  const last = formatDayIn(timeZone, basis.endTime - 1, tag)
  const validBet =
    spans.reduce((sum, one) => sum + one.validBet, 0n) +
    bets.reduce((sum, one) => sum + one.validBet * BigInt(one.count), 0n)
  const netLoss = spans.reduce((sum, one) => sum + one.netLoss, 0n)
  const estimated = tiers && estimate({ kind: terms.kind, tiers }, basis)
  // Another period would have been measured otherwise.
  const before = current?.period === terms.period ? say(estimate(current, basis).total) : null
  return (
    <Section title={t`Last month’s figures`} size="m" note={t`${first} to ${last}`}>
      <Facts layout="columns">
        <Fact name={t`Valid bet`}>{say(validBet)}</Fact>
        {terms.kind === 'dividend' && <Fact name={t`Net loss`}>{say(netLoss)}</Fact>}
        {before !== null && <Fact name={t`Paid by the contract in force`}>{before}</Fact>}
        {estimated && (
          <Fact name={t`Paid by this offer`}>
            <output>
              <Amount>{say(estimated.total)}</Amount>
            </output>
          </Fact>
        )}
      </Facts>
      {tiers && estimated ? (
        <Paying terms={{ ...terms, tiers }} estimated={estimated} say={say} />
      ) : (
        <Text size="s" tone="muted">
          <Trans>Once every tier is filled in correctly, you will see here what each would have paid.</Trans>
        </Text>
      )}
    </Section>
  )
}

interface PayingProps {
  readonly terms: ContractTerms
  readonly estimated: Estimate
  readonly say: (minor: bigint) => string
}

function Paying({ terms, estimated, say }: PayingProps) {
  const { t } = useLingui()
  const measured = measuredBy(terms)
  const of = (tier: Tier) => estimated.tiers[terms.tiers.indexOf(tier)] ?? { times: 0, pays: 0n }
  const times = (count: number): string => {
    if (measured === 'five-minutes') return t`${plural(count, { one: '# bet', other: '# bets' })}`
    if (measured === 'hourly') return t`${plural(count, { one: '# hour', other: '# hours' })}`
    if (measured === 'daily') return t`${plural(count, { one: '# day', other: '# days' })}`
    return t`${plural(count, { one: '# period', other: '# periods' })}`
  }
  return (
    <TierTable
      terms={terms}
      more={[
        {
          key: 'times',
          name: t({ message: 'Reached', context: 'tier' }),
          atEnd: true,
          labelled: true,
          cell: (tier) => times(of(tier).times),
        },
        {
          key: 'pays',
          name: t`Would have paid`,
          atEnd: true,
          labelled: true,
          cell: (tier) => say(of(tier).pays),
        },
      ]}
    />
  )
}
