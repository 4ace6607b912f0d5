/** Which games rest, and which vendors' own lobbies, as far as launches have told (spec 8: "game maintenance"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { safeParse } from 'valibot'
import { launchRefusal } from '../../api/games/launch.ts'
import { Refusal } from '../../rules/failure.ts'
import { PUBLIC } from '../query-scope.ts'

export interface Maintenance {
  /** When it is expected to end, milliseconds since 1970; `null` where nobody says. */
  readonly until: number | null
}

/** What is started: a game, or a vendor's lobby where `gameId` is empty. */
interface Started {
  readonly vendor: string
  readonly gameId: string
}

/** How long it is believed without an end that was told, in milliseconds: then the next launch finds out. */
const BELIEVED_MS = 300_000
/** What a timer of the platform holds. */
const LONGEST_MS = 2 ** 31 - 1

/** Whether a refusal's words say that a game is under maintenance. Spec: codes are not shown, so words alone do. */
export const saysMaintenance = (serverMessage: string): boolean => /game.*maintenance/i.test(serverMessage)

/**
 * The maintenance that is known of what is started; `null` where there is none. Spec: no call tells it, so only a launch
 * that was refused does, and it is forgotten at its end.
 */
export const maintenanceQuery = ({ vendor, gameId }: Started) =>
  queryOptions({
    queryKey: ['maintenance', vendor, gameId],
    meta: PUBLIC,
    queryFn: (): Maintenance | null => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: BELIEVED_MS,
    networkMode: 'always',
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => (data ? leftMs(data, dataUpdatedAt) : false),
  })

function leftMs({ until }: Maintenance, heardAt: number): number {
  return Math.max(1000, Math.min((until ?? heardAt + BELIEVED_MS) - Date.now(), LONGEST_MS))
}

/**
 * When the maintenance ends that a launch was refused for: milliseconds since 1970.
 * @returns `null` where the refusal does not say, or the launch failed otherwise
 */
export function maintenanceEnds(error: unknown): number | null {
  if (!(error instanceof Refusal)) return null
  const read = safeParse(launchRefusal, error.value)
  return read.success ? read.output.until : null
}

/** Keeps what a launch told: that it was refused for maintenance, or with `null` that it went well; else nothing. */
export function noteLaunch(queries: QueryClient, started: Started, error: unknown): void {
  const { queryKey } = maintenanceQuery(started)
  if (error === null) queries.removeQueries({ queryKey, exact: true })
  if (!(error instanceof Refusal) || !saysMaintenance(error.serverMessage)) return
  const heard: Maintenance = { until: maintenanceEnds(error) }
  queries.setQueryData(queryKey, heard)
}
