import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TEAM_TRANSFERS_PER_PAGE, teamTransfersQuery, type TransferDirection } from '../../../state/team/team.ts'
import { Send } from '../../../ui/media/later-icons.ts'
import { History } from '../orders/history.tsx'
import { useHistoryAddress } from '../orders/use-history-address.ts'
import { TransferRow } from './transfer-row.tsx'

const isDirection = (text: string): text is TransferDirection => text === 'in' || text === 'out'

/** What was sent and received, the newest first, both ways or one; which and how far stands in the address. */
export function TeamHistory() {
  const { t } = useLingui()
  const { asked, page, onAsk, onPage } = useHistoryAddress('m.way')
  const way = isDirection(asked) ? asked : undefined
  const query = useQuery(teamTransfersQuery(page, way))
  return (
    <History
      title={<Trans>Sent and received</Trans>}
      query={query}
      filter={{
        name: 'direction',
        label: t`Direction`,
        all: t`Both ways`,
        choices: [
          { value: 'out', name: t`Sent` },
          { value: 'in', name: t({ message: 'Received', context: 'transfers, beside those sent' }) },
        ],
        chosen: way ?? '',
        onChoose: onAsk,
      }}
      count={<Plural value={query.data?.total ?? 0} _0="No transfers" one="# transfer" other="# transfers" />}
      empty={{
        icon: Send,
        title: way ? t`No transfers in this direction yet.` : t`Nothing was sent or received yet.`,
      }}
      pager={{ page, perPage: TEAM_TRANSFERS_PER_PAGE, label: t`Pages of transfers`, onPage }}
    >
      {(one) => <TransferRow key={one.reference || `${one.time} ${one.amount}`} transfer={one} />}
    </History>
  )
}
