import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { formatTickIn } from '../../../i18n/format/match-day-format.ts'
import { formatDayIn } from '../../../i18n/format/zoned-format.ts'
import { CsvButton } from '../../../parts/records/csv/csv-button.tsx'
import type { CsvTable } from '../../../parts/records/csv/make-csv.ts'
import { DayChips } from '../../../parts/records/date-range/day-chips.tsx'
import { usePageAddress, useRange } from '../../../parts/records/date-range/use-range.ts'
import { DayChart } from '../../../parts/records/day-chart/day-chart.tsx'
import { Totals } from '../../../parts/records/record-page/totals.tsx'
import { useRecordLabels } from '../../../parts/records/record-page/use-record-labels.ts'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import type { PlainDate } from '../../../rules/dates.ts'
import { writeDay } from '../../../rules/records/zoned-days.ts'
import { MOST_SCREEN_DAYS } from '../../../rules/records/day-range.ts'
import { teamOverviewQuery } from '../../../state/team/overview.ts'
import { Chip } from '../../../ui/actions/chip.tsx'
import { ChipGroup } from '../../../ui/actions/chip-group.tsx'
import { BesideColumn } from '../../../ui/layout/beside-column.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Disclosure } from '../../../ui/overlays/disclosure.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { ChangeNote } from './change-note.tsx'
import { CommissionPanel } from './commission-panel.tsx'
import { FirstMembers } from './first-members.tsx'
import { InForce, NewestLink } from './own-line.tsx'
import { OverviewTable, type DayRow } from './overview-table.tsx'
import { FIGURE_NAMES, MONEY_FIGURES, type MoneyFigure } from './team-figures.ts'
import { WaitingList } from './waiting-list.tsx'

/** The team at a glance (spec 2, "Agent centre": agentTeamOverview): sums beside those of the days before, a chart, and its table. */
export function OverviewPage() {
  const { i18n, t } = useLingui()
  const words = useRecordLabels()
  const control = useRange(usePageAddress(), MOST_SCREEN_DAYS)
  const [drawn, setDrawn] = useState<MoneyFigure>('validBet')
  const query = useQuery(teamOverviewQuery(control.span))
  const { data, error, refetch, isFetching, fetchStatus, isPlaceholderData } = query
  const nameOf = (date: string): string => formatDayIn('UTC', Date.parse(`${date}T00:00Z`), i18n.locale)
  const dayName = (day: PlainDate): string => nameOf(writeDay(day))
  const days: readonly DayRow[] = (data?.days ?? []).map((day) => ({
    ...day,
    name: nameOf(day.date),
    short: formatTickIn('UTC', Date.parse(`${day.date}T00:00Z`), i18n.locale),
  }))
  const noted = (now: string, note: ReactNode) => (
    <Stack as="span" space="none">
      <span>{now}</span>
      {note}
    </Stack>
  )
  const isEmpty = data?.members === 0
  const direct = data && words.count(data.direct)
  const counted = (key: 'active' | 'newMembers') =>
    data &&
    noted(
      words.count(data[key]),
      <ChangeNote now={BigInt(data[key])} before={BigInt(data.previous[key])} said={words.count(data.previous[key])} />,
    )
  const name = i18n._(FIGURE_NAMES[drawn])
  const table: CsvTable = {
    fileName: 'team-overview',
    head: [
      t({ message: 'Day', context: 'a column of dates' }),
      t`Active members`,
      t`New members`,
      ...MONEY_FIGURES.map((key) => i18n._(FIGURE_NAMES[key])),
    ],
    pages: async function* () {
      yield {
        total: days.length,
        lines: days.map((day) => [
          day.date,
          String(day.active),
          String(day.newMembers),
          ...MONEY_FIGURES.map((key) => words.plain(day[key])),
        ]),
      }
    },
  }
  return (
    <>
      {isEmpty && <FirstMembers />}
      <DayChips control={control} />
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {fetchStatus === 'paused' && <WaitsForNetwork />}
      {!isEmpty && (data || !error) && (
        <CommissionPanel data={data} from={dayName(control.range.from)} to={dayName(control.range.to)} words={words} />
      )}
      {data && <WaitingList waiting={data.waiting} />}
      <BesideColumn
        column={
          <>
            <InForce />
            {!isEmpty && <NewestLink />}
          </>
        }
      >
        {(data || !error) && (
          <Totals
            label={t`Totals for these dates`}
            waiting={!data}
            older={isPlaceholderData}
            items={[
              {
                name: t`Members`,
                value:
                  data &&
                  noted(
                    words.count(data.members),
                    <Text as="span" size="xs" tone="muted">{t`Direct: ${direct}`}</Text>,
                  ),
              },
              { name: t`Active members`, value: counted('active') },
              { name: t`New members`, value: counted('newMembers') },
              ...MONEY_FIGURES.map((key) => ({
                name: i18n._(FIGURE_NAMES[key]),
                value:
                  data &&
                  noted(
                    words.money(data[key]),
                    <ChangeNote now={data[key]} before={data.previous[key]} said={words.money(data.previous[key])} />,
                  ),
              })),
            ]}
          />
        )}
        {!data && !error && <Placeholder of="list" />}
        {data && !isEmpty && (
          <Panel older={isPlaceholderData} aria-label={name}>
            <ChipGroup label={t`What the chart shows`} inCard>
              {MONEY_FIGURES.map((key) => (
                <Chip key={key} pressed={key === drawn} onPress={() => setDrawn(key)}>
                  {i18n._(FIGURE_NAMES[key])}
                </Chip>
              ))}
            </ChipGroup>
            <DayChart
              money={words.money}
              days={days.map((day) => ({ date: day.date, name: day.name, short: day.short, amount: day[drawn] }))}
              says={({ first, last, gained, lost }) =>
                t`${name} by day from ${first} to ${last}: days above zero ${gained}, days below zero ${lost}.`
              }
            />
          </Panel>
        )}
      </BesideColumn>
      {data && (
        <Disclosure title={t`Show as table`}>
          <Stack>
            <Split wraps high>
              <Text as="h4" size="m" weight="bold">{t`By day`}</Text>
              <CsvButton table={table} />
            </Split>
            <OverviewTable rows={days.toReversed()} totals={data} words={words} />
          </Stack>
        </Disclosure>
      )}
    </>
  )
}
