import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { describeMoneyFailure } from '../../../i18n/money-refusals.ts'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { StateBadge } from '../../../parts/money/money-state/state-badge.tsx'
import { Refusal } from '../../../rules/failure.ts'
import type { MoneyRecord } from '../../../state/money/request/watch-money.ts'
import type { WalletWords } from './use-wallet-labels.ts'
import * as css from './wallet.css.ts'

interface LatestTransfersProps {
  readonly records: readonly MoneyRecord[]
  readonly words: WalletWords
}

/** Older ones stand in the account record. */
const SHOWN = 8

/** What the platform has of the last day: also what another device has sent. */
export function LatestTransfers({ records, words }: LatestTransfersProps) {
  const { i18n } = useLingui()
  const id = useId()
  const transfers = records.filter(({ kind }) => kind === 'transfer').slice(0, SHOWN)
  return (
    <section className={css.section} aria-labelledby={id}>
      <h4 id={id} className={css.title}>
        <Trans>Transfers of the last 24 hours</Trans>
      </h4>
      {transfers.length > 0 && <MerchantClock />}
      {transfers.length === 0 ? (
        <p className={css.none}>
          <Trans>None yet.</Trans>
        </p>
      ) : (
        <ul className={css.records}>
          {transfers.map((record) => (
            <li key={`${record.requestNo} ${record.reference}`} className={css.record}>
              <p className={css.what}>{words.movement(record)}</p>
              <StateBadge state={record.state} />
              <p className={css.when}>
                <Moment at={record.time} />
                {record.reference && <span className={css.reference}>{record.reference}</span>}
              </p>
              {record.state === 'refused' && (
                <p className={css.why}>
                  {describeMoneyFailure(i18n, new Refusal('listMoneyRequests', record.message, null)).detail}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
