import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMoments } from '../../parts/site/merchant-clock/use-moments.ts'
import { redemptionsQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Ledger } from '../../ui/layout/ledger.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Row } from '../../ui/lists/row.tsx'
import { Rows } from '../../ui/lists/rows.tsx'
import { ColumnHead } from './column-head.tsx'
import { redemptionStatus } from './redemption-status.tsx'

/** How many stand there: the tab has all of them. */
const SHOWN = 3

/** What was redeemed last and how it stands; nothing for whoever has redeemed nothing. */
export function LastRedemptions() {
  const { i18n, t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const say = useMoments()
  const { data } = useQuery(redemptionsQuery(code, undefined, 1))
  if (!data || data.list.length === 0) return null
  const title = t`Redeem history`
  return (
    <Panel aria-label={title}>
      <ColumnHead title={title} view="history" />
      <Rows>
        {data.list.slice(0, SHOWN).map(({ reference, name, time, status }) => (
          <Row key={reference} inset="plain">
            <Ledger what={name} end={redemptionStatus(status, i18n)} details={<span>{say(time)}</span>} />
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}
