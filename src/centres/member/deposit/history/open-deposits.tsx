import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../../../../parts/site/query-view/query-view.tsx'
import { openDepositsQuery } from '../../../../state/money/deposits.ts'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import { DepositLine } from './deposit-line.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Rows } from '../../../../ui/lists/rows.tsx'

/** The orders that something may still come of: they stand first, also after a reload, so that none is paid twice. */
export function OpenDeposits() {
  const { t } = useLingui()
  const query = useQuery(openDepositsQuery)
  return (
    <QueryView query={query} waiting={null} empty={null} isEmpty={({ total }) => total === 0}>
      {(data) => (
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
      )}
    </QueryView>
  )
}
