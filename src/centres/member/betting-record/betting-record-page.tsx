import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { CsvTable } from '../../../parts/records/csv/save-csv.ts'
import { usePageAddress, useRange } from '../../../parts/records/date-range/use-range.ts'
import {
  BET_STATES,
  betSource,
  type BetFilter,
  type BetRecord,
  type BetTotals,
} from '../../../state/records/betting-record.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { allRecords } from '../../../state/records/records.ts'
import { ExportPanel } from '../records/export-panel.tsx'
import { MoneyChange } from '../records/money-change.tsx'
import { RecordList } from '../records/record-list.tsx'
import { useRecordLabels } from '../records/use-record-labels.ts'
import { BetFilters } from './bet-filters.tsx'
import { STATE_WORDS } from './bet-labels.ts'
import { TicketDialog } from './ticket-dialog.tsx'

/** The betting record (spec 2, "Member centre": personalHistoryCopy): every round that was played for money. */
export function BettingRecordPage() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const words = useRecordLabels()
  const gateway = useAtomValue(gatewayAtom)
  const { currency } = useAtomValue(brandAtom)
  const address = usePageAddress()
  const control = useRange(address)
  const { valueOf, write } = address
  const [vendor, category, game, ticket] = [valueOf('vendor'), valueOf('category'), valueOf('game'), valueOf('ticket')]
  const state = BET_STATES.find((each) => each === valueOf('state'))
  const narrowed = {
    ...(vendor && { vendor }),
    ...(category && { category }),
    ...(game && { game }),
    ...(state && { state }),
  }
  const sourceOf = (filter: BetFilter) => betSource(gateway, currency.digits, filter)
  const source = sourceOf({ ...control.span, ...narrowed })
  const changed = (minor: bigint) => <MoneyChange minor={minor} words={words} />
  const resultOf = ({ result, state: of }: BetRecord) => (result === null ? i18n._(STATE_WORDS[of]) : changed(result))
  const tableOf = (from: typeof source): CsvTable => ({
    fileName: 'betting-record',
    head: [t`Time`, t`Record`, t`Game`, t`Provider`, t`Category`, t`Status`, t`Stake`, t`Valid bet`, t`Win`, t`Result`],
    pages: async function* (signal) {
      for await (const { rows, total } of allRecords(from, signal))
        yield {
          total,
          lines: rows.map((bet) => [
            words.stamp(bet.time),
            bet.record,
            bet.game,
            words.vendor(bet.vendor),
            words.category(bet.category),
            i18n._(STATE_WORDS[bet.state]),
            words.plain(bet.stake),
            words.plain(bet.validBet),
            words.plain(bet.win),
            bet.result === null ? '' : words.plain(bet.result),
          ]),
        }
    },
  })
  return (
    <>
      <BetFilters address={address} control={control} words={words} />
      <ExportPanel
        kind="bets"
        wanted={control.isShort ? null : control.span}
        tableOf={({ exportId, startTime, endTime }) => tableOf(sourceOf({ exportId, startTime, endTime }))}
      />
      {control.isShort && (
        <RecordList<BetRecord, BetTotals>
          label={t`Betting record`}
          source={source}
          table={tableOf(source)}
          empty={t`No bets found.`}
          nameOf={({ game: name, time }) => `${name}, ${words.time(time)}`}
          onOpen={({ record }) => write({ ticket: record })}
          card={(bet) => ({
            what: bet.game,
            amount: resultOf(bet),
            note: (
              <>
                <span>{words.time(bet.time)}</span>
                <span>{words.money(bet.stake)}</span>
              </>
            ),
          })}
          columnsOf={(totals) => [
            { key: 'game', name: t`Game`, share: 1.5, cell: (bet) => bet.game, total: t`Total` },
            { key: 'time', name: t`Time`, share: 1.3, cell: (bet) => words.time(bet.time) },
            {
              key: 'stake',
              name: t`Stake`,
              share: 1,
              atEnd: true,
              cell: (bet) => words.money(bet.stake),
              total: totals && words.money(totals.stake),
            },
            {
              key: 'win',
              name: t`Win`,
              share: 1,
              atEnd: true,
              cell: (bet) => words.money(bet.win),
              total: totals && words.money(totals.win),
            },
            {
              key: 'result',
              name: t`Result`,
              share: 1,
              atEnd: true,
              cell: resultOf,
              total: totals && changed(totals.result),
            },
          ]}
          sumsOf={(totals) => [
            { name: t`Total staked`, value: totals && words.money(totals.stake) },
            { name: t`Valid bets`, value: totals && words.money(totals.validBet) },
            { name: t`Wins`, value: totals && words.money(totals.win) },
            { name: t`Result of settled bets`, value: totals && changed(totals.result) },
          ]}
        />
      )}
      {ticket && <TicketDialog record={ticket} words={words} onClose={() => write({ ticket: '' })} />}
    </>
  )
}
