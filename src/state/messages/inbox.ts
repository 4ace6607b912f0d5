/** The member's platform messages: a page of them, one with its text, reading and throwing away (spec 2: messageV2). */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { getMessage, listMessages, readAllMessages, readMessages, removeMessages } from '../../api/messages/messages.ts'
import { pageCount } from '../../rules/content/notice-pages.ts'
import { gatewayAtom } from '../gateway.ts'
import { announceInboxChange } from './inbox-tabs.ts'
import { languageAtom } from '../site/language.ts'
import { UNREAD_KEY } from './unread-count.ts'
import { ask } from '../ask.ts'

/** What pages of messages, and their texts, are kept under. */
const MESSAGES_KEY = ['messages'] as const

/** How many stand on a page. */
export const MESSAGES_PER_PAGE = 10

export interface Message {
  readonly id: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly read: boolean
}

/** @param page from 1 @param language the merchant's code of the language to read them in */
export const messagesQuery = (page: number, language: string) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'page', page, language],
    queryFn: async (context): Promise<{ list: readonly Message[]; pages: number; total: number }> => {
      const asked = { language, pageNo: page, pageSize: MESSAGES_PER_PAGE }
      const { list, total } = await ask(context, listMessages, asked)
      return { list, total, pages: pageCount(total, MESSAGES_PER_PAGE) }
    },
    staleTime: 15_000,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  })

/** A message with its HTML. */
export const messageQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'one', id, language],
    queryFn: (context) => ask(context, getMessage, { id, language }),
    // What was sent does not change.
    staleTime: Number.POSITIVE_INFINITY,
  })

function refreshInbox(queries: QueryClient): Promise<unknown> {
  announceInboxChange()
  return refreshMessages(queries)
}

/** Asks anew for what there is, and for how many of them are unread: the list and every mark say the same. */
export const refreshMessages = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: UNREAD_KEY }),
    queries.invalidateQueries({ queryKey: [...MESSAGES_KEY, 'page'] }),
  ])

/** Marks messages as read. @param ids `all` for every one of the member's @throws Failure of the call */
export const readMessagesAtom = atom(
  null,
  async (get, _set, ids: readonly string[] | 'all', queries: QueryClient): Promise<void> => {
    const gateway = get(gatewayAtom)
    try {
      await (ids === 'all' ? gateway(readAllMessages, {}) : gateway(readMessages, { ids: [...ids] }))
    } finally {
      // Also where no answer came: it may have been done.
      void refreshInbox(queries)
    }
  },
)

/** Throws messages away. @throws Failure of the call */
export const removeMessagesAtom = atom(
  null,
  async (get, _set, ids: readonly string[], queries: QueryClient): Promise<void> => {
    try {
      await get(gatewayAtom)(removeMessages, { ids: [...ids] })
    } finally {
      await refreshInbox(queries)
    }
  },
)

/** The code that the merchant gave the language in use. */
export const messageLanguageAtom = atom((get) => get(languageAtom).code)
