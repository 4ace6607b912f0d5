import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { CsvButton } from '../csv/csv-button.tsx'
import type { CsvTable } from '../csv/make-csv.ts'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../site/failure-notice/waits-for-network.tsx'
import { VirtualTable } from '../../../ui/lists/virtual-table/virtual-table.tsx'
import type { VirtualColumn } from '../../../ui/lists/virtual-table/virtual-table-props.ts'
import { useRecords } from './use-records.ts'
import type { RecordSource } from '../../../state/records/records.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ReceiptText } from '../../../ui/media/later-icons.ts'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { Totals } from './totals.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Text } from '../../../ui/layout/text.tsx'

type Shown<Row> = Omit<ComponentProps<typeof VirtualTable<Row>>, 'list' | 'columns'>

interface RecordListProps<Row, Sums> extends Shown<Row> {
  readonly source: RecordSource<Row, Sums>
  readonly table: CsvTable
  /** What is said where no record fits. */
  readonly empty: string
  /** What helps then; that other days or fewer filters may, unless given. */
  readonly emptyHelp?: ReactNode
  /** How many there are, where they are not called records. */
  readonly countOf?: (length: number) => string
  /** The columns with their totals, which are not known at first. */
  readonly columnsOf: (totals: Sums | undefined) => readonly VirtualColumn<Row>[]
  /** The sums above the list, whose values are not known at first; none of what can't be summed up. */
  readonly sumsOf?: (totals: Sums | undefined) => ComponentProps<typeof Totals>['items']
}

/**
 * The records that fit: their sums, how many there are, a file of them, and the list; or what stands in its place. It asks by
 * itself, so that the filters above are not drawn again with each page that comes.
 */
export function RecordList<Row, Sums>(props: RecordListProps<Row, Sums>) {
  const { source, table, empty, emptyHelp, countOf, columnsOf, sumsOf, ...shown } = props
  const { t } = useLingui()
  const list = useRecords(source)
  const { length, totals, older, error, busy, paused, onRetry } = list
  const columns = useMemo(() => columnsOf(totals), [columnsOf, totals])
  const failure = error && <FailureNotice error={error} onRetry={onRetry} retrying={busy} />
  if (length === undefined && failure) return failure
  return (
    <>
      {paused && <WaitsForNetwork />}
      {failure}
      {sumsOf && <Totals label={t`Totals for these dates`} items={sumsOf(totals)} waiting={!totals} older={older} />}
      <Split wraps high>
        <Text as="output" size="s" tone="muted">
          {length === undefined
            ? t`Loading`
            : (countOf?.(length) ?? <Plural value={length} _0="No records" one="# record" other="# records" />)}
        </Text>
        <CsvButton table={table} disabled={!length} />
      </Split>
      {length === undefined ? (
        <Placeholder of="table" />
      ) : length === 0 ? (
        <EmptyState icon={ReceiptText} title={empty}>
          {emptyHelp ?? (
            <p>
              <Trans>Choose other days or fewer filters.</Trans>
            </p>
          )}
        </EmptyState>
      ) : (
        <VirtualTable<Row> {...shown} columns={columns} list={list} />
      )}
    </>
  )
}
