/** What a tab keeps of the chat room, so that a reload and a lost connection lose nothing of it: with the session it goes. */
import { atom } from 'jotai'
import * as v from 'valibot'
import { listChatLines } from '../../api/content/chat.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { newRequestNo } from '../../rules/money/money-intent.ts'
import { sessionAtom } from '../account/login/session.ts'
import { safeStorage, SESSION_KEYS } from '../site/storage.ts'

/** What answers about the chat room are kept under. */
export const CHAT_KEY = ['chat'] as const

/** How many lines a tab keeps. */
const KEPT_LINES = 100

export type ChatLine = ReplyOf<typeof listChatLines>['list'][number]

const waitingLine = v.object({
  key: v.string(),
  text: v.string(),
  pictures: v.array(v.string()),
  time: v.number(),
  /** It may not have arrived, and waits to be sent once more. */
  failed: v.boolean(),
})
export type WaitingLine = v.InferOutput<typeof waitingLine>

const chatTab = v.object({
  /** The member's name; empty for a guest. Nobody reads what another has written in this tab. */
  owner: v.string(),
  /** What a guest is known by. */
  visitor: v.string(),
  /** Whether the chat room was opened, so that it is worth asking what is new in it. */
  used: v.boolean(),
  draft: v.string(),
  waiting: v.array(waitingLine),
  lines: listChatLines.reply.entries.list,
})
export type ChatTab = v.InferOutput<typeof chatTab>

const writtenAtom = atom<ChatTab | null>(null)

function stored(): ChatTab | null {
  try {
    const read = v.safeParse(chatTab, JSON.parse(safeStorage('session').getItem(SESSION_KEYS.chat) ?? ''))
    if (!read.success) return null
    // What was under way when the page went may have arrived or not: sent with its own key, it stands there once.
    return { ...read.output, waiting: read.output.waiting.map((line) => ({ ...line, failed: true })) }
  } catch {
    return null
  }
}

/** The chat room of whoever is here, as the tab has kept it; writing changes parts of it. */
export const chatTabAtom = atom(
  (get): ChatTab => {
    const owner = get(sessionAtom)?.username ?? ''
    const kept = get(writtenAtom) ?? stored()
    if (kept?.owner === owner) return kept
    return { owner, visitor: newRequestNo(), used: false, draft: '', waiting: [], lines: [] }
  },
  (get, set, change: (tab: ChatTab) => Partial<ChatTab>): void => {
    const tab = get(chatTabAtom)
    const next = { ...tab, ...change(tab) }
    set(writtenAtom, next)
    const kept = { ...next, lines: next.lines.slice(-KEPT_LINES) }
    safeStorage('session').setItem(SESSION_KEYS.chat, JSON.stringify(kept))
  },
)
