import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import { ANNOUNCEMENT_TYPES, getAnnouncementContent, listAnnouncements } from '../../api/content/announcements.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import type { Execution } from '../../rules/content/announcements.ts'
import { PLATFORM_CODE } from '../../rules/figures.ts'
import { sessionAtom } from '../account/login/session.ts'
import { SESSION_KEYS, safeStorage } from '../site/storage.ts'
import { ask } from '../ask.ts'

export type Announcements = ReplyOf<typeof listAnnouncements>
export type Announcement = Announcements['player'][number]

/** Announcements of one execution in one language (spec 3: the default execution is B). */
export const announcementsQuery = (language: string, execution: Execution = 'B') =>
  queryOptions({
    queryKey: ['announcements', language, execution],
    queryFn: (context) =>
      ask(context, listAnnouncements, { types: ANNOUNCEMENT_TYPES, platform: PLATFORM_CODE, execution, language }),
    staleTime: 300_000,
  })

/** What this visitor's lists are asked for with (spec 6: guests and members see different ones). */
export const executionAtom = atom((get): Execution => (get(sessionAtom) ? 'A' : 'B'))

/** One announcement with its whole HTML (spec 7, "content V2"). */
export const announcementContentQuery = (language: string, id: string) =>
  queryOptions({
    queryKey: ['announcement', language, id],
    queryFn: (context) =>
      ask(context, getAnnouncementContent, { id, types: ANNOUNCEMENT_TYPES, platform: PLATFORM_CODE, language }),
    staleTime: 300_000,
  })

const chosen = atom<number | null | undefined>(undefined)

/**
 * The place from 0, in the player list, of the notice that was chosen elsewhere: the notice page opens at it (spec 2,
 * "Notice page"; `noticePlace` says on which page it stands). Kept in the session, `null` when none was.
 */
export const chosenNoticeAtom = atom(
  (get): number | null => {
    const held = get(chosen)
    if (held !== undefined) return held
    const kept = safeStorage('session').getItem(SESSION_KEYS.notice)
    return kept !== null && /^\d{1,4}$/.test(kept) ? Number(kept) : null
  },
  (_get, set, index: number | null) => {
    if (index === null) safeStorage('session').removeItem(SESSION_KEYS.notice)
    else safeStorage('session').setItem(SESSION_KEYS.notice, String(index))
    set(chosen, index)
  },
)
