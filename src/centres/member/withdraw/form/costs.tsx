import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentOf } from '../../../../i18n/percent.ts'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { feeOf, type Fee } from '../../../../rules/money/withdrawal.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import * as css from '../withdraw.css.ts'

interface CostsProps {
  /** Minor units; `null` while none is typed. */
  readonly amount: bigint | null
  readonly fee: Fee
}

/** What a withdrawal costs and what arrives, as it is typed; to the last unit what the platform works out. */
export function Costs({ amount, fee }: CostsProps) {
  const say = useFormatMoney()
  const costs = amount === null ? null : feeOf(amount, fee)
  return (
    <dl className={css.costs}>
      <div className={css.cost}>
        <dt className={css.term}>
          <Trans>Fee</Trans>
        </dt>
        <dd className={css.number}>
          {fee.freeTimes > 0 ? (
            <span className={css.free}>
              <Plural value={fee.freeTimes} one="Free, # more time today" other="Free, # more times today" />
            </span>
          ) : costs === null ? (
            <FeeRule fee={fee} />
          ) : (
            say(costs)
          )}
        </dd>
      </div>
      <div className={css.cost}>
        <dt className={css.term}>
          <Trans>You receive</Trans>
        </dt>
        <dd className={css.receives}>{amount === null || costs === null ? '–' : say(amount - costs)}</dd>
      </div>
    </dl>
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
