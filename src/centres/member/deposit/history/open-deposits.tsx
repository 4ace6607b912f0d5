import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { openDepositsQuery } from '../../../../state/money/deposits.ts'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import { DepositLine } from './deposit-line.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Rows } from '../../../../ui/lists/rows.tsx'

/** The orders that something may still come of: they stand first, also after a reload, so that none is paid twice. */
export function OpenDeposits() {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(openDepositsQuery)
  if (error && !data) return <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.total === 0) return null
  return (
    <Section size="m" title={t`Continue your deposit`}>
      <output className={hiddenVisually}>
        <Plural value={data.total} one="# open deposit" other="# open deposits" />
      </output>
      <Rows>
        {data.list.map((row) => (
          <DepositLine key={row.reference} row={row} offset={data.offset} />
        ))}
      </Rows>
    </Section>
  )
}
