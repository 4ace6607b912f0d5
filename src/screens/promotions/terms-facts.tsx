import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../i18n/format/format.ts'
import { percentText } from '../../i18n/format/percent.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { useTurnoverWords } from '../../parts/rewards/offer/use-turnover-words.ts'
import { useWorkedExample } from '../../parts/rewards/offer/use-worked-example.ts'
import type { Terms } from '../../rules/rewards/worked-example.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Fact } from '../../ui/layout/fact.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Text } from '../../ui/layout/text.tsx'

/** What an offer gives and asks for, each with its name, and one example with the whole sum in figures. */
export function TermsFacts({ terms }: { readonly terms: Terms }) {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { tag } = useAtomValue(languageAtom)
  const { whole } = useTurnoverWords()
  const { amount, percent, of, upTo, minDeposit, turnover, prizes } = terms
  const share = percent === null ? '' : percentText(percent, tag)
  return (
    <>
      <Facts layout="lines">
        {percent !== null && (
          <Fact name={of === 'loss' ? t({ message: 'Returned', context: 'a share of losses' }) : t`Bonus`}>
            {of === 'loss'
              ? t`${share} of losses`
              : of === 'bets'
                ? t`${share} of every valid bet`
                : of === 'deposit'
                  ? t`${share} of the deposit`
                  : share}
          </Fact>
        )}
        {amount !== null && <Fact name={t`Bonus`}>{money(amount)}</Fact>}
        {upTo !== null && <Fact name={t`Max. bonus`}>{money(upTo)}</Fact>}
        {minDeposit !== null && <Fact name={t`Minimum deposit`}>{money(minDeposit)}</Fact>}
        {prizes !== null && (
          <>
            <Fact name={t`Prizes`}>{formatInteger(prizes.count, tag)}</Fact>
            <Fact name={t`Largest prize`}>{money(prizes.largest)}</Fact>
          </>
        )}
        {turnover !== null && <Fact name={t`Wagering requirement`}>{whole({ ...terms, turnover })}</Fact>}
        {turnover !== null && turnover.days !== null && (
          <Fact name={t`Time limit`}>{t`${plural(turnover.days, { one: '# day', other: '# days' })}`}</Fact>
        )}
      </Facts>
      <Example terms={terms} />
    </>
  )
}

/** The offer at its most, in figures. */
function Example({ terms }: { readonly terms: Terms }) {
  const example = useWorkedExample()(terms)
  if (!example) return null
  return (
    <Panel as="div" space="hair" role="note">
      <Text as="strong" weight="bold">
        <Trans>Example</Trans>
      </Text>
      <Text figures>{example.gets}</Text>
      <Text figures>{example.locks || example.asks}</Text>
    </Panel>
  )
}
