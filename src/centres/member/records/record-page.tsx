import type { ComponentProps, ReactNode } from 'react'
import { DateRange } from '../../../parts/records/date-range/date-range.tsx'
import type { RangeControl } from '../../../parts/records/date-range/use-range.ts'
import type { CsvTable } from '../../../parts/records/csv/save-csv.ts'
import type { Span } from '../../../rules/records/day-range.ts'
import type { ExportKind } from '../../../state/records/record-exports.ts'
import { allRecords, type RecordSource } from '../../../state/records/records.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { RecordList } from './record-list.tsx'
import * as css from './records.css.ts'

interface RecordPageProps<Row, Sums> extends Omit<ComponentProps<typeof RecordList<Row, Sums>>, 'source' | 'table'> {
  readonly control: RangeControl
  /** What narrows the list beside its days: fields, which stand in columns. */
  readonly filters: ReactNode
  readonly kind: ExportKind
  /** The records of some days, narrowed as the page is; or those of an export, which is of all there were. */
  readonly sourceOf: (asked: Span & { readonly exportId?: string }) => RecordSource<Row, Sums>
  /** The file's name without its ending, and each of its columns. */
  readonly file: {
    readonly name: string
    readonly columns: readonly (readonly [name: string, of: (row: Row) => string])[]
  }
}

/** A page of records: their days and filters, a file of more than a screen shows, their sums and the list. */
export function RecordPage<Row, Sums>(props: RecordPageProps<Row, Sums>) {
  const { control, filters, kind, sourceOf, file, ...list } = props
  const source = sourceOf(control.span)
  const tableOf = (from: typeof source): CsvTable => ({
    fileName: file.name,
    head: file.columns.map(([name]) => name),
    pages: async function* (signal) {
      for await (const { rows, total } of allRecords(from, signal))
        yield { total, lines: rows.map((row) => file.columns.map(([, of]) => of(row))) }
    },
  })
  return (
    <>
      <Panel as="div">
        <DateRange control={control} />
        <div className={css.fields}>{filters}</div>
      </Panel>
      <ExportPanel
        kind={kind}
        wanted={control.isShort ? null : control.span}
        tableOf={({ exportId, startTime, endTime }) => tableOf(sourceOf({ exportId, startTime, endTime }))}
      />
      {control.isShort && <RecordList<Row, Sums> {...list} source={source} table={tableOf(source)} />}
    </>
  )
}
