import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { DateRange } from '../../../parts/records/date-range/date-range.tsx'
import type { RangeControl } from '../../../parts/records/date-range/use-range.ts'
import { FilterPanel } from '../../../parts/records/record-page/filter-panel.tsx'
import { Totals } from '../../../parts/records/record-page/totals.tsx'
import { useRecordLabels } from '../../../parts/records/record-page/use-record-labels.ts'
import { withCentre } from '../../../parts/site/use-modal/with-centre.ts'
import { writeDay } from '../../../rules/records/zoned-days.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import type { MemberDetail } from '../../../state/team/tree.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Section } from '../../../ui/layout/section.tsx'

interface MemberFiguresProps {
  readonly member: MemberDetail
  readonly control: RangeControl
  /** Whether they are those of other days. */
  readonly older: boolean
}

/** What a member has come to with the own team in some days, and the ways to the records of them. */
export function MemberFigures({ member: { id, figures }, control, older }: MemberFiguresProps) {
  const { t } = useLingui()
  const words = useRecordLabels()
  const { from, to } = control.range
  const records = (page: string) => (search: Search) => ({
    ...withCentre('agent', page)(search),
    'a.member': id,
    'a.from': writeDay(from),
    'a.to': writeDay(to),
  })
  const pages = [
    ['userProfit', t({ message: 'User profit and loss', context: 'agent centre' })],
    ['teamBetting', t({ message: 'Team betting', context: 'agent centre' })],
    ['transactions', t({ message: 'Transaction details', context: 'agent centre' })],
  ] as const
  return (
    <Section title={t`This member and their team`}>
      <FilterPanel days={<DateRange control={control} />} />
      <Totals
        label={t`Totals for these dates`}
        waiting={false}
        older={older}
        items={[
          { name: t`Active members`, value: words.count(figures.active) },
          { name: t({ message: 'Deposits', context: 'team' }), value: words.money(figures.deposits) },
          { name: t({ message: 'Withdrawals', context: 'team' }), value: words.money(figures.withdrawals) },
          { name: t({ message: 'Valid bets', context: 'team' }), value: words.money(figures.validBet) },
          { name: t({ message: 'Net loss', context: 'team' }), value: words.money(figures.netLoss) },
        ]}
      />
      <Cluster>
        {pages.map(([page, name]) => (
          <Link
            key={page}
            to="."
            search={records(page)}
            state
            replace
            hash
            resetScroll={false}
            className={buttonClass('quiet', 's')}
          >
            {name}
          </Link>
        ))}
      </Cluster>
    </Section>
  )
}
