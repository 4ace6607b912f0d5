import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { pagePlace, pagesOf, type Span } from '../../../rules/records/page-span.ts'
import { recordPageQuery, RECORDS_PER_PAGE, recordsQuery, type RecordSource } from '../../../state/records/records.ts'
import type { VirtualList } from '../../../ui/lists/virtual-table/virtual-table-props.ts'

/** A list of records as far as it is looked at. */
export interface RecordList<Row, Totals> extends VirtualList<Row> {
  readonly totals: Totals | undefined
  /** `null` unless a question failed. */
  readonly error: Error | null
  readonly busy: boolean
  /** Whether nothing can be asked for want of a network. */
  readonly paused: boolean
  readonly onRetry: () => void
}

const NOTHING_SEEN: Span = { from: 0, to: 0 }

/**
 * Records under a filter: the first page says how many there are, any other is asked for by itself, so that whoever scrolls
 * past fifty thousand has only those fetched where they stop.
 */
export function useRecords<Row, Totals>(source: RecordSource<Row, Totals>): RecordList<Row, Totals> {
  const head = useQuery(recordsQuery(source))
  const { data, isPlaceholderData } = head
  const [seen, setSeen] = useState(NOTHING_SEEN)
  const onSeen = useCallback(
    (next: Span) => setSeen((held) => (held.from === next.from && held.to === next.to ? held : next)),
    [],
  )
  const total = data?.total ?? 0
  const { perPage: pageSize = RECORDS_PER_PAGE } = source
  const shape = { pageSize, totalPages: Math.ceil(total / pageSize) }
  const pageNos = isPlaceholderData ? [] : pagesOf(seen, shape).filter((pageNo) => pageNo > 1)
  const later = useQueries({
    queries: pageNos.map((pageNo) => recordPageQuery(source, pageNo, data?.snapshot ?? '')),
  })
  const failed = later.find(({ error }) => error !== null)
  return {
    length: data?.total,
    totals: data?.totals,
    rowAt: (index) => {
      const { pageNo, at } = pagePlace(index, pageSize)
      return (pageNo === 1 ? data?.rows : later[pageNos.indexOf(pageNo)]?.data?.rows)?.[at]
    },
    onSeen,
    error: head.error ?? failed?.error ?? null,
    busy: head.isFetching || later.some(({ isFetching }) => isFetching),
    paused: head.fetchStatus === 'paused' || later.some(({ fetchStatus }) => fetchStatus === 'paused'),
    older: isPlaceholderData,
    onRetry: () => {
      if (head.error) void head.refetch()
      for (const page of later) if (page.error) void page.refetch()
    },
  }
}
