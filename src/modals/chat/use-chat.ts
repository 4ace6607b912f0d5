import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { chatQueryAtom, keepChatAtom, readChatAtom, sayInChatAtom, sendChatAtom } from '../../state/content/chat.ts'
import { chatTabAtom, type WaitingLine } from '../../state/content/chat-tab.ts'

/** The chat room while it is open: what is said in it, and what can be said. */
export function useChat() {
  const queries = useQueryClient()
  const query = useQuery(useAtomValue(chatQueryAtom)(true))
  const [tab, change] = useAtom(chatTabAtom)
  const keep = useSetAtom(keepChatAtom)
  const read = useSetAtom(readChatAtom)
  const say = useSetAtom(sayInChatAtom)
  const send = useSetAtom(sendChatAtom)
  const { data } = query
  useEffect(() => {
    change(() => ({ used: true }))
  }, [change])
  useEffect(() => {
    if (!data) return
    keep(data)
    const last = data.list.at(-1)
    // What was not taken as read is so with the next answer.
    if (last && data.unread > 0) void read(last.id, queries).catch(() => undefined)
  }, [data, keep, read, queries])
  // A line that does not arrive says so in its place.
  const quietly = (sent: Promise<void>): void => void sent.catch(() => undefined)
  return {
    query,
    lines: data?.list ?? tab.lines,
    waiting: tab.waiting.filter(({ key }) => !data?.list.some((line) => line.key === key)),
    isOpen: data?.open ?? true,
    draft: tab.draft,
    type: (draft: string): void => change(() => ({ draft })),
    say: (text: string, pictures: readonly string[]): void => quietly(say({ text, pictures: [...pictures] }, queries)),
    sendAgain: (line: WaitingLine): void => quietly(send(line, queries)),
  }
}
