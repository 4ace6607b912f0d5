import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentOf } from '../../../../i18n/format/percent.ts'
import { FittingAmount } from '../../../../parts/money/fitting-amount/fitting-amount.tsx'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { feeOf, type Fee } from '../../../../rules/money/withdrawal.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { Bill } from '../../../../ui/layout/bill.tsx'
import { Text } from '../../../../ui/layout/text.tsx'

interface CostsProps {
  /** Minor units; `null` while none is typed. */
  readonly amount: bigint | null
  readonly fee: Fee
}

/** What a withdrawal costs and what arrives, as it is typed; to the last unit what the platform works out. */
export function Costs({ amount, fee }: CostsProps) {
  const { t } = useLingui()
  const costs = amount === null ? null : feeOf(amount, fee)
  const say = (minor: bigint | null) => (minor === null ? '–' : <FittingAmount minor={minor} room={11} />)
  return (
    <Bill
      lines={[
        { name: t`You withdraw`, value: say(amount) },
        {
          name: t`Fee`,
          value:
            fee.freeTimes > 0 ? (
              <Text as="span" tone="good" weight="strong">
                <Plural value={fee.freeTimes} one="Free, # more time today" other="Free, # more times today" />
              </Text>
            ) : costs === null ? (
              <FeeRule fee={fee} />
            ) : (
              say(costs)
            ),
        },
        { name: t`You receive`, value: say(amount === null || costs === null ? null : amount - costs) },
      ]}
    />
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
