/** Exports of up to a year, which the platform prepares by request (spec 2, "Member centre"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { listRecordExports, requestRecordExport } from '../../api/records/records.ts'
import { gatewayAtom } from '../gateway.ts'
import { ask } from '../ask.ts'

export type ExportKind = RequestOf<typeof listRecordExports>['kind']
export type RecordExport = ReplyOf<typeof listRecordExports>['list'][number]

/** How often one that is being prepared is asked about, in milliseconds. */
const ANEW_MS = 2000
const EXPORTS = 'record-exports'

/** What was asked for, the newest first. */
export const recordExportsQuery = (kind: ExportKind) =>
  queryOptions({
    queryKey: [EXPORTS, kind],
    queryFn: async (context) => (await ask(context, listRecordExports, { kind })).list,
    staleTime: 2000,
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === 'preparing') ? ANEW_MS : false),
  })

/** Has an export prepared; asked for again, it is the same one. Throws Failure of the call. */
export const requestExportAtom = atom(
  null,
  async (get, _set, wanted: RequestOf<typeof requestRecordExport>, queries: QueryClient): Promise<void> => {
    try {
      await get(gatewayAtom)(requestRecordExport, wanted)
    } finally {
      await queries.invalidateQueries({ queryKey: [EXPORTS, wanted.kind] })
    }
  },
)
