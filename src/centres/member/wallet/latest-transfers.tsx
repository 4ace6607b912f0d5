import { Trans, useLingui } from '@lingui/react/macro'
import { describeMoneyFailure } from '../../../i18n/failures/money-refusals.ts'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { StateBadge } from '../../../parts/money/money-state/state-badge.tsx'
import { Refusal } from '../../../rules/failure.ts'
import type { MoneyRecord } from '../../../state/money/request/watch-money.ts'
import { Ledger } from '../../../ui/layout/ledger.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import type { WalletWords } from './use-wallet-labels.ts'

interface LatestTransfersProps {
  readonly records: readonly MoneyRecord[]
  readonly words: WalletWords
}

/** Older ones stand in the account record. */
const SHOWN = 8

/** What the platform has of the last day: also what another device has sent. */
export function LatestTransfers({ records, words }: LatestTransfersProps) {
  const { i18n, t } = useLingui()
  const transfers = records.filter(({ kind }) => kind === 'transfer').slice(0, SHOWN)
  return (
    <Section size="m" title={t`Transfers of the last 24 hours`}>
      {transfers.length > 0 && <MerchantClock />}
      {transfers.length === 0 ? (
        <Text size="s" tone="muted">
          <Trans>None yet.</Trans>
        </Text>
      ) : (
        <Rows plain>
          {transfers.map((record) => (
            <Row key={`${record.requestNo} ${record.reference}`} inset="plain">
              <Ledger
                what={words.movement(record)}
                end={<StateBadge state={record.state} />}
                details={
                  <>
                    <Moment at={record.time} />
                    {record.reference && (
                      <Text as="bdi" font="code">
                        {record.reference}
                      </Text>
                    )}
                  </>
                }
              >
                {record.state === 'refused' &&
                  describeMoneyFailure(i18n, new Refusal('listMoneyRequests', record.message, null)).detail}
              </Ledger>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  )
}
