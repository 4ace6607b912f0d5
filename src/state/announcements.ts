import { queryOptions } from '@tanstack/react-query'
import { ANNOUNCEMENT_TYPES, PLATFORM_WEB, listAnnouncements } from '../api/announcements.ts'
import type { Gateway } from '../api/gateway.ts'

/** Announcements of one execution in one language (spec 3: the default execution is B). */
export const announcementsQuery = (gateway: Gateway, language: string, execution: 'A' | 'B' | 'F' = 'B') =>
  queryOptions({
    queryKey: ['announcements', language, execution],
    queryFn: ({ signal }) =>
      gateway(
        listAnnouncements,
        { types: ANNOUNCEMENT_TYPES, platform: PLATFORM_WEB, execution, language },
        { signal },
      ),
    staleTime: 300_000,
  })
