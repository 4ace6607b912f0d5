import { Trans } from '@lingui/react/macro'
import { bonusOf, shareOf } from '../../../../rules/money/deposit.ts'
import type { BonusOffer } from '../../../../state/money/deposits.ts'
import * as css from '../deposit.css.ts'

interface ReceivesProps {
  /** Minor units; `null` while none is typed. */
  readonly amount: bigint | null
  readonly feeRate: bigint
  readonly bonus: BonusOffer | null
  /** What is sent in coins, such as `52.35 USDT`; `null` where it is not, or nobody knows before. */
  readonly coins: string | null
  readonly say: (minor: bigint) => string
}

/** What a deposit brings as it is typed, to the last unit what the platform works out. */
export function Receives({ amount, feeRate, bonus, coins, say }: ReceivesProps) {
  const fee = amount === null ? null : shareOf(amount, feeRate)
  const more = amount === null || bonus === null ? null : bonusOf(amount, bonus)
  return (
    <dl className={css.costs}>
      <div className={css.cost}>
        <dt className={css.term}>
          <Trans>Fee</Trans>
        </dt>
        <dd className={css.number}>{fee === null ? '–' : say(fee)}</dd>
      </div>
      {coins !== null && (
        <div className={css.cost}>
          <dt className={css.term}>
            <Trans>You send about</Trans>
          </dt>
          <dd className={css.number}>{coins}</dd>
        </div>
      )}
      {more && (
        <div className={css.cost}>
          <dt className={css.term}>
            <Trans>Bonus</Trans>
          </dt>
          <dd className={css.number}>{say(more.amount)}</dd>
        </div>
      )}
      <div className={css.cost}>
        <dt className={css.term}>
          <Trans>You receive</Trans>
        </dt>
        <dd className={css.receives}>
          {amount === null || fee === null ? '–' : say(amount - fee + (more?.amount ?? 0n))}
        </dd>
      </div>
    </dl>
  )
}
