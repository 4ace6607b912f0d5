import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { brandAtom } from '../../../../state/site/brand.ts'
import { openDepositsQuery } from '../../../../state/money/deposits.ts'
import { gatewayAtom } from '../../../../state/gateway.ts'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import { DepositLine } from './deposit-line.tsx'
import * as css from '../deposit.css.ts'

/** The orders that something may still come of: they stand first, also after a reload, so that none is paid twice. */
export function OpenDeposits() {
  const id = useId()
  const { currency } = useAtomValue(brandAtom)
  const { data, error, refetch, isFetching } = useQuery(openDepositsQuery(useAtomValue(gatewayAtom), currency.digits))
  if (error && !data) return <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.total === 0) return null
  return (
    <section className={css.section} aria-labelledby={id}>
      <h4 id={id} className={css.title}>
        <Trans>Continue your deposit</Trans>
      </h4>
      <output className={hiddenVisually}>
        <Plural value={data.total} one="# open deposit" other="# open deposits" />
      </output>
      <ul className={css.orders}>
        {data.list.map((row) => (
          <DepositLine key={row.reference} row={row} offset={data.offset} />
        ))}
      </ul>
    </section>
  )
}
