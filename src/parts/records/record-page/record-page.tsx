import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { DateRange } from '../date-range/date-range.tsx'
import { useRange, type PageAddress } from '../date-range/use-range.ts'
import type { CsvTable } from '../csv/make-csv.ts'
import { MOST_DAYS, MOST_SCREEN_DAYS, type Span } from '../../../rules/records/day-range.ts'
import type { ExportKind } from '../../../state/records/record-exports.ts'
import { allRecords, type RecordSource } from '../../../state/records/records.ts'
import { FilterPanel } from './filter-panel.tsx'
import { RequestedExports } from './requested-exports.tsx'
import { layOut, type RecordField } from './record-fields.tsx'
import { RecordList } from './record-list.tsx'

interface RecordPageProps<Row, Sums> extends Pick<
  ComponentProps<typeof RecordList<Row, Sums>>,
  'label' | 'empty' | 'onOpen' | 'sumsOf'
> {
  /** Where its days are kept; see `usePageAddress`. */
  readonly address: PageAddress
  /** What narrows the list beside its days: fields, which stand in columns. */
  readonly filters?: ReactNode
  /** What an export of up to a year is asked for as; without it there are three months at the most. */
  readonly kind?: ExportKind
  /** The records of some days, narrowed as the page is; or those of an export, which is of all there were. */
  readonly sourceOf: (asked: Span & { readonly exportId?: string }) => RecordSource<Row, Sums>
  /** What each record says, in the order of the file. */
  readonly fields: readonly RecordField<Row, Sums>[]
  /** Without its ending. */
  readonly fileName: string
}

/** A page of records: their days and filters, a file of more than a screen shows, their sums and the list. */
export function RecordPage<Row, Sums>(props: RecordPageProps<Row, Sums>) {
  const { address, filters, kind, sourceOf, fields, fileName, ...list } = props
  const { t } = useLingui()
  const client = useQueryClient()
  const control = useRange(address, kind ? MOST_DAYS : MOST_SCREEN_DAYS)
  const source = sourceOf(control.span)
  const kept = fields.flatMap(({ name, text }) => (text ? [{ name, text }] : []))
  const tableOf = (from: typeof source): CsvTable => ({
    fileName,
    head: kept.map(({ name }) => name),
    pages: async function* (signal) {
      for await (const { rows, total } of allRecords(from, { client, signal }))
        yield { total, lines: rows.map((row) => kept.map(({ text }) => text(row))) }
    },
  })
  return (
    <>
      <FilterPanel days={<DateRange control={control} />}>{filters}</FilterPanel>
      {kind && (
        <RequestedExports
          kind={kind}
          wanted={control.isShort ? null : control.span}
          tableOf={({ exportId, startTime, endTime }) => tableOf(sourceOf({ exportId, startTime, endTime }))}
        />
      )}
      {control.isShort && (
        <RecordList<Row, Sums> {...list} {...layOut(fields, t`Total`)} source={source} table={tableOf(source)} />
      )}
    </>
  )
}
