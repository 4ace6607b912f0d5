/** The chat room: what has been said, saying more, and how much of it is unread (spec 1; spec 2, "Modals"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { CHAT_LENGTH, listChatLines, readChatLines, sendChatLine } from '../../api/content/chat.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { newRequestNo } from '../../rules/money/money-intent.ts'
import { sessionAtom } from '../account/login/session.ts'
import { ask } from '../ask.ts'
import { gatewayAtom } from '../gateway.ts'
import { PUBLIC } from '../query-scope.ts'
import { CHAT_KEY, chatTabAtom, type WaitingLine } from './chat-tab.ts'

export { CHAT_LENGTH }
export type Chat = ReplyOf<typeof listChatLines>

/** How often a guest, who hears no news, asks while the room is open; a member, in case one was not heard. */
const ASK_MS = { guest: 4000, member: 15_000 } as const

/** Who talks: a member is known by the session, a guest by the tab's key. */
const whoAtom = atom((get): { visitor?: string } => (get(sessionAtom) ? {} : { visitor: get(chatTabAtom).visitor }))

/** What has been said. @param isOpen whether the room is looked at: then it is asked for again and again */
export const chatQueryAtom = atom((get) => {
  const who = get(whoAtom)
  const isGuest = who.visitor !== undefined
  return (isOpen: boolean) =>
    queryOptions({
      queryKey: [...CHAT_KEY, who.visitor ?? ''],
      queryFn: (context) => ask(context, listChatLines, who),
      ...(isGuest ? { meta: PUBLIC } : {}),
      staleTime: 2000,
      refetchInterval: isOpen ? ASK_MS[isGuest ? 'guest' : 'member'] : false,
      refetchOnWindowFocus: true,
    })
})

/** Keeps what has been said for a reload, and lets go of what waited and has arrived after all. */
export const keepChatAtom = atom(null, (_get, set, { list }: Chat): void => {
  const arrived = new Set(list.map(({ key }) => key))
  set(chatTabAtom, ({ waiting }) => ({ lines: list, waiting: waiting.filter(({ key }) => !arrived.has(key)) }))
})

/** Says that all has been read up to a line. */
export const readChatAtom = atom(null, async (get, _set, last: number, queries: QueryClient): Promise<void> => {
  await get(gatewayAtom)(readChatLines, { ...get(whoAtom), last })
  await queries.invalidateQueries({ queryKey: CHAT_KEY })
})

type Said = Pick<WaitingLine, 'text' | 'pictures'>

/** Says something: it waits in the room until it has arrived. */
export const sayInChatAtom = atom(null, (_get, set, said: Said, queries: QueryClient): Promise<void> => {
  const line = { ...said, key: newRequestNo(), time: Date.now(), failed: false }
  set(chatTabAtom, ({ waiting }) => ({ waiting: [...waiting, line], draft: '' }))
  return set(sendChatAtom, line, queries)
})

/** Sends a line that waits, with its own key: however often, it stands there once. @throws Failure; the line waits on */
export const sendChatAtom = atom(null, async (get, set, line: WaitingLine, queries: QueryClient): Promise<void> => {
  const mark = (failed: boolean): void =>
    set(chatTabAtom, ({ waiting }) => ({
      waiting: waiting.map((each) => (each.key === line.key ? { ...each, failed } : each)),
    }))
  mark(false)
  const { key, text, pictures } = line
  try {
    await get(gatewayAtom)(sendChatLine, { ...get(whoAtom), key, text, ...(pictures.length > 0 && { pictures }) })
  } catch (error) {
    mark(true)
    throw error
  } finally {
    void queries.invalidateQueries({ queryKey: CHAT_KEY })
  }
})
