import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLingui } from '@lingui/react/macro'
import { percentOf } from '../../../../i18n/format/percent.ts'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { feeOf, type Fee } from '../../../../rules/money/withdrawal.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { Text } from '../../../../ui/layout/text.tsx'
import { Amount } from '../../../../ui/layout/amount.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'

interface CostsProps {
  /** Minor units; `null` while none is typed. */
  readonly amount: bigint | null
  readonly fee: Fee
}

/** What a withdrawal costs and what arrives, as it is typed; to the last unit what the platform works out. */
export function Costs({ amount, fee }: CostsProps) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const costs = amount === null ? null : feeOf(amount, fee)
  return (
    <Facts layout="costs">
      <Fact name={t`Fee`}>
        {fee.freeTimes > 0 ? (
          <Text as="span" tone="good" weight="strong">
            <Plural value={fee.freeTimes} one="Free, # more time today" other="Free, # more times today" />
          </Text>
        ) : costs === null ? (
          <FeeRule fee={fee} />
        ) : (
          say(costs)
        )}
      </Fact>
      <Fact name={t`You receive`}>
        <Amount size="l">{amount === null || costs === null ? '–' : say(amount - costs)}</Amount>
      </Fact>
    </Facts>
  )
}

function FeeRule({ fee: { basisPoints, fixed } }: { readonly fee: Fee }) {
  const say = useFormatMoney()
  const percent = percentOf(BigInt(basisPoints * 100), useAtomValue(languageAtom).tag)
  if (basisPoints === 0) return <>{say(fixed)}</>
  if (fixed === 0n) return <>{percent}</>
  return (
    <Trans>
      {percent} plus {say(fixed)}
    </Trans>
  )
}
