import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatMoney } from '../../../parts/money/money-form/use-format-money.ts'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { cashbacksQuery } from '../../../state/records/cashback.ts'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Paged } from '../../../parts/site/paged/paged.tsx'

/** What was claimed before, the newest first. */
export function CashbackClaims() {
  const { t } = useLingui()
  const say = useFormatMoney()
  const [page, setPage] = useState(1)
  const query = useQuery(cashbacksQuery(page))
  const { data } = query
  return (
    <Paged
      title={t`Claim history`}
      note={data && data.total > 0 && <Plural value={data.total} one="# claim" other="# claims" />}
      query={query}
      rows={data?.list}
      empty={
        <Text size="s" tone="muted">
          <Trans>None yet.</Trans>
        </Text>
      }
      clock={false}
      page={page}
      pages={data?.pages ?? 1}
      label={t`Pages of claims`}
      onPage={setPage}
    >
      {(claims, older) => (
        <Rows older={older}>
          {claims.map(({ reference, time, amount }) => (
            <Row key={reference}>
              <Entry
                name={<Moment at={time} />}
                note={
                  <Text as="bdi" font="code">
                    {reference}
                  </Text>
                }
                end={<Amount>{say(amount)}</Amount>}
              />
            </Row>
          ))}
        </Rows>
      )}
    </Paged>
  )
}
