/** The announcements that pop up on start (spec 4, "Announcement popup on start"). */
import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import { startExecutions, type Execution } from '../../rules/content/announcements.ts'
import { announcementsQuery, type Announcement } from './announcements.ts'
import { sessionAtom } from '../account/login/session.ts'
import { LOCAL_KEYS, popupClosedKey, SESSION_KEYS, safeStorage } from '../site/storage.ts'

/** Which of the two popups: a guest's (B), or a member's (A, and F with it). */
type Kind = 'A' | 'B'

const CLOSED = 'closed'

/** Signing out empties the storage; a guest who closed theirs on this page is not shown it a second time. */
const guestClosed = atom(false)
/** Storage tells nobody that it has changed. */
const closings = atom(0)

/** The executions to ask for now, in the order of the popup; empty when it is not to be shown. */
export const startExecutionsAtom = atom((get): readonly Execution[] => {
  get(closings)
  const loggedIn = get(sessionAtom) !== null
  const kind: Kind = loggedIn ? 'A' : 'B'
  const storage = safeStorage('session')
  return startExecutions({
    loggedIn,
    firstLogin: storage.getItem(SESSION_KEYS.firstLogin) === 'true',
    closed: storage.getItem(popupClosedKey(kind)) === CLOSED || (kind === 'B' && get(guestClosed)),
    tokenInUrl: new URLSearchParams(location.search).has('token'),
  })
})

/** How many notices are remembered as read on this device. */
const MOST_SEEN = 200

/** A notice as it is now: one that is changed is told of anew. */
const version = ({ id, time }: Announcement): string => `${id} ${time}`

const seenVersions = (): readonly string[] =>
  (safeStorage('local').getItem(LOCAL_KEYS.notices) ?? '').split('\n').filter((line) => line !== '')

/** Whether a notice has not popped up on this device yet, as it is now. */
export const unseenAtom = atom((get) => {
  get(closings)
  const seen = new Set(seenVersions())
  return (notice: Announcement): boolean => !seen.has(version(notice))
})

/** Closes the popup for the rest of the session, and for what it showed for good. */
export const closeStartPopupAtom = atom(null, (get, set, shown: readonly Announcement[]) => {
  const kind: Kind = get(sessionAtom) ? 'A' : 'B'
  const seen = [...new Set([...shown.map(version), ...seenVersions()])].slice(0, MOST_SEEN)
  safeStorage('local').setItem(LOCAL_KEYS.notices, seen.join('\n'))
  safeStorage('session').setItem(popupClosedKey(kind), CLOSED)
  if (kind === 'B') set(guestClosed, true)
  set(closings, (count) => count + 1)
})

/**
 * What pops up: the announcements of all its executions, each once. Ask only where there are executions.
 * A list that fails is left out, since nothing that nobody asked for may stand in a player's way with an error.
 */
export const startPopupQuery = (language: string, executions: readonly Execution[]) =>
  queryOptions({
    queryKey: ['start-popup', language, ...executions],
    queryFn: async ({ client }): Promise<readonly Announcement[]> => {
      // Through the lists' own queries, since the page asks for them too.
      const lists = await Promise.allSettled(
        executions.map((execution) => client.fetchQuery(announcementsQuery(language, execution))),
      )
      // Nothing came at all: that is no empty list, and is asked for again.
      const [failed] = lists.flatMap((list) => (list.status === 'rejected' ? [list] : []))
      if (failed && lists.every(({ status }) => status === 'rejected')) throw failed.reason
      const all = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.popup : []))
      return [...new Map(all.map((one) => [one.id, one])).values()]
    },
    enabled: executions.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
