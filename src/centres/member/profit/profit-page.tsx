import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTickIn } from '../../../i18n/format/match-day-format.ts'
import { formatDayIn } from '../../../i18n/format/zoned-format.ts'
import { CsvButton } from '../../../parts/records/csv/csv-button.tsx'
import type { CsvTable } from '../../../parts/records/csv/make-csv.ts'
import { DayChart } from '../../../parts/records/day-chart/day-chart.tsx'
import { DateRange } from '../../../parts/records/date-range/date-range.tsx'
import { usePageAddress, useRange } from '../../../parts/records/date-range/use-range.ts'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import { MOST_SCREEN_DAYS } from '../../../rules/records/day-range.ts'
import { profitQuery } from '../../../state/records/profit.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ReceiptText } from '../../../ui/media/later-icons.ts'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { Tabs } from '../../../ui/lists/tabs.tsx'
import { panelId, tabId } from '../../../ui/lists/tab-ids.ts'
import { MoneyChange } from '../../../parts/records/record-page/money-change.tsx'
import { Totals } from '../../../parts/records/record-page/totals.tsx'
import { useRecordLabels } from '../../../parts/records/record-page/use-record-labels.ts'
import { ProfitTable, type ProfitRow } from './profit-table.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/layout/text.tsx'

/** Profit and loss (spec 2, "Member centre": personalProfit): by day and by category, drawn and in a table. */
export function ProfitPage() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const words = useRecordLabels()
  const address = usePageAddress()
  const control = useRange(address, MOST_SCREEN_DAYS)
  const [chosen, setChosen] = useState<'days' | 'categories'>('days')
  const query = useQuery(profitQuery(control.span))
  const { data, error, refetch, isFetching, fetchStatus, isPlaceholderData } = query
  const shortDay = (date: string): string => formatTickIn('UTC', Date.parse(`${date}T00:00Z`), i18n.locale)
  const dayName = (date: string): string => formatDayIn('UTC', Date.parse(`${date}T00:00Z`), i18n.locale)
  const rows: readonly ProfitRow[] =
    chosen === 'days'
      ? (data?.days ?? []).map((day) => ({ ...day, key: day.date, name: dayName(day.date) })).toReversed()
      : (data?.categories ?? []).map((one) => ({ ...one, key: one.category, name: words.category(one.category) }))
  const firstColumn = chosen === 'days' ? t({ message: 'Day', context: 'a column of dates' }) : t`Category`
  const table: CsvTable = {
    fileName: `profit-and-loss-${chosen}`,
    head: [firstColumn, t`Stake`, t`Valid bet`, t`Win`, t`Rewards`, t`Result`],
    pages: async function* () {
      yield {
        total: rows.length,
        lines: rows.map((row) => [
          chosen === 'days' ? row.key : row.name,
          ...[row.stake, row.validBet, row.win, row.rewards, row.result].map(words.plain),
        ]),
      }
    },
  }
  const totals = data?.totals
  const isEmpty = totals && totals.stake === 0n && totals.win === 0n && totals.rewards === 0n
  const changed = (minor: bigint) => <MoneyChange minor={minor} words={words} />
  return (
    <>
      <Panel as="div">
        <DateRange control={control} />
      </Panel>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {fetchStatus === 'paused' && <WaitsForNetwork />}
      {(data || !error) && (
        <>
          <Totals
            label={t`Totals for these dates`}
            waiting={!totals}
            older={isPlaceholderData}
            items={[
              { name: t`Total staked`, value: totals && words.money(totals.stake) },
              { name: t`Wins`, value: totals && words.money(totals.win) },
              { name: t`Rewards`, value: totals && words.money(totals.rewards) },
              { name: t`Result`, value: totals && changed(totals.result) },
            ]}
          />
          {!data ? (
            <Placeholder of="list" />
          ) : isEmpty ? (
            <EmptyState icon={ReceiptText} title={t`Nothing was settled on these days.`}>
              <p>{t`Bets count on the day on which they were settled.`}</p>
            </EmptyState>
          ) : (
            <>
              <Panel older={isPlaceholderData} aria-label={t`Result by day`}>
                <Text as="h4" size="m" weight="bold">{t`Result by day`}</Text>
                <DayChart
                  money={words.money}
                  days={data.days.map(({ date, result }) => ({
                    date,
                    amount: result,
                    name: dayName(date),
                    short: shortDay(date),
                  }))}
                  says={({ first, last, gained, lost }) =>
                    t`Result by day from ${first} to ${last}: days with a gain ${gained}, days with a loss ${lost}.`
                  }
                />
                <Text
                  size="s"
                  tone="muted"
                >{t`Wins and rewards less stakes. Bets count on the day on which they were settled.`}</Text>
              </Panel>
              <Split wraps high>
                <Tabs
                  id="profit"
                  label={t`Profit and loss`}
                  names={{ days: t`By day`, categories: t`By category` }}
                  chosen={chosen}
                  onChoose={setChosen}
                  onePanel
                />
                <CsvButton table={table} />
              </Split>
              <div id={panelId('profit')} role="tabpanel" aria-labelledby={tabId('profit', chosen)}>
                <ProfitTable name={firstColumn} rows={rows} totals={data.totals} words={words} />
              </div>
            </>
          )}
        </>
      )}
    </>
  )
}
