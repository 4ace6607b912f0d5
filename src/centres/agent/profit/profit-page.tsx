import { useLingui } from '@lingui/react/macro'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { useRecordFields } from '../../../parts/records/record-page/record-fields.tsx'
import { RecordPage } from '../../../parts/records/record-page/record-page.tsx'
import { teamProfitSource, type TeamProfit, type TeamProfitTotals } from '../../../state/team/records.ts'
import { TeamFilters } from '../team-filters.tsx'
import { teamScope } from '../team-scope.ts'
import { useTeamFields } from '../use-team-fields.ts'

/** What each member has brought in, taken out, bet and won (spec 2, "Agent centre": User Profit and Loss). */
export function ProfitPage() {
  const { t } = useLingui()
  const { words, money, changed } = useRecordFields<TeamProfit, TeamProfitTotals>()
  const { member, level } = useTeamFields()
  const address = usePageAddress()
  const stakes = t`Stake`
  return (
    <RecordPage<TeamProfit, TeamProfitTotals>
      address={address}
      sourceOf={(span) => teamProfitSource({ ...span, ...teamScope(address) })}
      filters={<TeamFilters address={address} />}
      fileName="team-profit-and-loss"
      fields={[
        { ...member, place: 'name' },
        { ...level, place: 'note', note: ({ depth }) => t`Level ${depth}` },
        money('deposits', t({ message: 'Deposits', context: 'team' }), ({ deposits }) => deposits, {
          total: (sums) => words.money(sums.deposits),
        }),
        money('withdrawals', t({ message: 'Withdrawals', context: 'team' }), ({ withdrawals }) => withdrawals, {
          total: (sums) => words.money(sums.withdrawals),
        }),
        money('stake', stakes, ({ betAmount }) => betAmount, {
          total: (sums) => words.money(sums.betAmount),
          place: 'note',
          note: ({ betAmount }) => `${stakes} ${words.money(betAmount)}`,
        }),
        { key: 'validBet', name: t`Valid bet`, text: ({ validBet }) => words.plain(validBet) },
        { key: 'win', name: t`Win`, text: ({ winAmount }) => words.plain(winAmount) },
        money('result', t`Result`, ({ result }) => result, {
          cell: ({ result }) => changed(result),
          total: (sums) => changed(sums.result),
          place: 'amount',
        }),
      ]}
      label={t({ message: 'User profit and loss', context: 'agent centre' })}
      empty={t`Nobody in this selection was active in this period.`}
      sumsOf={(totals) => [
        { name: t({ message: 'Deposits', context: 'team' }), value: totals && words.money(totals.deposits) },
        { name: t({ message: 'Withdrawals', context: 'team' }), value: totals && words.money(totals.withdrawals) },
        { name: t`Total staked`, value: totals && words.money(totals.betAmount) },
        { name: t`Wins`, value: totals && words.money(totals.winAmount) },
        { name: t`Result`, value: totals && changed(totals.result) },
      ]}
    />
  )
}
