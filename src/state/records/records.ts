/** A member's records, any page by itself, or all of them one after the other (spec 2, "Member centre"). */
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Asking } from '../ask.ts'

/** How many records a page of a list on the screen has, and one of what is saved to a file. */
export const RECORDS_PER_PAGE = 50
const SAVED_PER_PAGE = 500

/** What a list of records is answered with, in the project's own words. */
export interface RecordPage<Row, Totals> {
  readonly rows: readonly Row[]
  /** On all pages. */
  readonly total: number
  readonly totals: Totals
  /** Names the moment of which all pages are. */
  readonly snapshot: string
}

export interface PageAsked {
  /** From 1. */
  readonly pageNo: number
  readonly pageSize: number
  /** That of the first page, for all others. */
  readonly snapshot?: string
}

/** A list of records under a filter. */
export interface RecordSource<Row, Totals> {
  /** Of the list and its filter. */
  readonly key: QueryKey
  /** How many a page on the screen has; `RECORDS_PER_PAGE` unless given. */
  readonly perPage?: number
  readonly read: (page: PageAsked, context: Asking) => Promise<RecordPage<Row, Totals>>
}

/** What the questions of all lists of records begin with. */
export const RECORDS_KEY = 'records'

/** The first page, which says how many there are and which moment's. */
export const recordsQuery = <Row, Totals>({ key, perPage, read }: RecordSource<Row, Totals>) =>
  queryOptions({
    queryKey: [RECORDS_KEY, ...key],
    queryFn: (context) => read({ pageNo: 1, pageSize: perPage ?? RECORDS_PER_PAGE }, context),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** A later page of the same moment, which never changes. */
export const recordPageQuery = <Row, Totals>(
  { key, perPage, read }: RecordSource<Row, Totals>,
  pageNo: number,
  snapshot: string,
) =>
  queryOptions({
    queryKey: [RECORDS_KEY, ...key, snapshot, pageNo],
    queryFn: (context) => read({ pageNo, pageSize: perPage ?? RECORDS_PER_PAGE, snapshot }, context),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Every page, one after the other: all of one moment. @throws Failure of the call that came to nothing */
export async function* allRecords<Row, Totals>(
  { read }: Pick<RecordSource<Row, Totals>, 'read'>,
  context: Asking,
): AsyncGenerator<RecordPage<Row, Totals>> {
  let page = await read({ pageNo: 1, pageSize: SAVED_PER_PAGE }, context)
  yield page
  const { snapshot, total } = page
  for (let pageNo = 2; (pageNo - 1) * SAVED_PER_PAGE < total; pageNo += 1) {
    page = await read({ pageNo, pageSize: SAVED_PER_PAGE, snapshot }, context)
    yield page
  }
}
