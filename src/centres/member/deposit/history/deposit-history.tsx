import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DEPOSIT_STATES } from '../../../../rules/money/deposit.ts'
import { depositHistoryQuery, DEPOSITS_PER_PAGE } from '../../../../state/money/deposits.ts'
import { Wallet } from '../../../../ui/media/icons.tsx'
import { History } from '../../orders/history.tsx'
import { useHistoryAddress } from '../../orders/use-history-address.ts'
import { DepositLine } from './deposit-line.tsx'
import { STATE_PRESENTATION } from '../order/state-presentation.ts'

/** The deposits of the member, the newest first, all or those of one state; both stand in the address. */
export function DepositHistory() {
  const { t, i18n } = useLingui()
  const { asked, page, onAsk, onPage } = useHistoryAddress('m.state')
  const state = DEPOSIT_STATES.find((known) => known === asked)
  const query = useQuery(depositHistoryQuery(state && [state], page))
  return (
    <History
      title={<Trans>Your deposits</Trans>}
      query={query}
      filter={{
        name: 'state',
        label: t`Status`,
        all: t`All statuses`,
        choices: DEPOSIT_STATES.map((value) => ({ value, name: i18n._(STATE_PRESENTATION[value].name) })),
        chosen: state ?? '',
        onChoose: onAsk,
      }}
      count={<Plural value={query.data?.total ?? 0} _0="No deposits" one="# deposit" other="# deposits" />}
      empty={{
        icon: Wallet,
        title: state ? t`No deposits with this status.` : t`You have not deposited anything yet.`,
      }}
      pager={{ page, perPage: DEPOSITS_PER_PAGE, label: t`Pages of your deposits`, onPage }}
    >
      {(row) => <DepositLine key={row.reference} row={row} />}
    </History>
  )
}
