import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { isWithdrawalState, WITHDRAWAL_STATES } from '../../../../rules/money/withdrawal.ts'
import { WITHDRAWALS_PER_PAGE, withdrawalsQuery } from '../../../../state/money/withdrawals.ts'
import { Banknote } from '../../../../ui/media/later-icons.ts'
import { History } from '../../orders/history.tsx'
import { OrderLink } from '../../orders/order-link.tsx'
import { useHistoryAddress } from '../../orders/use-history-address.ts'
import { ReceiveAll } from '../order/receive-all.tsx'
import { STATE_PRESENTATION } from '../order/state-presentation.ts'
import { WithdrawalBadge } from './withdrawal-badge.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Row } from '../../../../ui/lists/row.tsx'

/** The withdrawals of the member, the newest first, all or those of one state; both stand in the address. */
export function WithdrawalHistory() {
  const { t, i18n } = useLingui()
  const say = useFormatMoney()
  const { asked, page, onAsk, onPage } = useHistoryAddress('m.state')
  const state = isWithdrawalState(asked) ? asked : undefined
  const query = useQuery(withdrawalsQuery(page, state))
  return (
    <History
      title={<Trans>Your withdrawals</Trans>}
      lead={<ReceiveAll open={query.data?.toConfirm ?? []} />}
      query={query}
      filter={{
        name: 'state',
        label: t`Status`,
        all: t`All statuses`,
        choices: WITHDRAWAL_STATES.map((value) => ({ value, name: i18n._(STATE_PRESENTATION[value].name) })),
        chosen: state ?? '',
        onChoose: onAsk,
      }}
      count={<Plural value={query.data?.total ?? 0} _0="No withdrawals" one="# withdrawal" other="# withdrawals" />}
      empty={{
        icon: Banknote,
        title: state ? t`No withdrawals with this status.` : t`You have not withdrawn anything yet.`,
      }}
      pager={{ page, perPage: WITHDRAWALS_PER_PAGE, label: t`Pages of withdrawals`, onPage }}
    >
      {({ reference, amount, state: its, account, at }) => (
        <Row key={reference} inset="none">
          <OrderLink reference={reference} amount={say(amount)} state={<WithdrawalBadge state={its} />}>
            <bdi>{account.name}</bdi>
            <Text as="bdi" figures whole>
              {account.number}
            </Text>
            <Moment at={at} />
          </OrderLink>
        </Row>
      )}
    </History>
  )
}
