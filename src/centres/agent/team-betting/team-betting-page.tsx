import { useLingui } from '@lingui/react/macro'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { AddressSelect } from '../../../parts/records/record-page/address-select.tsx'
import { useRecordFields } from '../../../parts/records/record-page/record-fields.tsx'
import { RecordPage } from '../../../parts/records/record-page/record-page.tsx'
import { CATEGORIES } from '../../../rules/games/categories.ts'
import { teamBetSource, type TeamBet, type TeamBetTotals } from '../../../state/team/records.ts'
import { TeamFilters } from '../team-filters.tsx'
import { teamScope } from '../team-scope.ts'
import { useTeamFields } from '../use-team-fields.ts'

/** What the team has bet (spec 2, "Agent centre": Team Betting), a sitting a row. */
export function TeamBettingPage() {
  const { t } = useLingui()
  const { words, time, money, count, changed } = useRecordFields<TeamBet, TeamBetTotals>()
  const { member, level } = useTeamFields()
  const address = usePageAddress()
  const gameType = address.valueOf('category')
  return (
    <RecordPage<TeamBet, TeamBetTotals>
      address={address}
      sourceOf={(span) => teamBetSource({ ...span, ...teamScope(address), ...(gameType && { gameType }) })}
      filters={
        <>
          <TeamFilters address={address} />
          <AddressSelect
            address={address}
            name="category"
            label={t`Category`}
            all={t({ message: 'All', context: 'categories' })}
            options={CATEGORIES.map((code) => [code, words.category(code)])}
          />
        </>
      }
      fileName="team-betting"
      fields={[
        // Of seven columns it alone is a date and a time.
        { ...time, share: 1.6 },
        { ...member, place: 'name' },
        level,
        {
          key: 'category',
          name: t`Category`,
          share: 1.4,
          cell: (row) => words.category(row.gameType),
          text: (row) => words.category(row.gameType),
        },
        count('bets', t({ message: 'Bets', context: 'team' }), ({ bets }) => bets, {
          share: 0.8,
          total: ({ bets }) => words.count(bets),
        }),
        money('stake', t`Stake`, ({ betAmount }) => betAmount, { total: (sums) => words.money(sums.betAmount) }),
        { key: 'validBet', name: t`Valid bet`, text: ({ validBet }) => words.plain(validBet) },
        money('result', t`Result`, ({ result }) => result, {
          cell: ({ result }) => changed(result),
          total: (sums) => changed(sums.result),
          place: 'amount',
        }),
      ]}
      label={t({ message: 'Team betting', context: 'agent centre' })}
      empty={t`No bets found.`}
      sumsOf={(totals) => [
        { name: t`Total staked`, value: totals && words.money(totals.betAmount) },
        { name: t`Valid bets`, value: totals && words.money(totals.validBet) },
        { name: t`Wins`, value: totals && words.money(totals.winAmount) },
        { name: t`Result`, value: totals && changed(totals.result) },
      ]}
    />
  )
}
