/** The chat room (spec 1: "live chat support"; spec 2, "Modals"). Spec: the calls are not shown. */
import * as v from 'valibot'
import { MOST_PICTURES } from '../../rules/figures.ts'
import { bit, count, instant, label, readable, spare, spareList, word } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { uploadId } from '../uploads.ts'

/** The longest line in characters. */
export const CHAT_LENGTH = 1000

/** 32 figures of base 16, made by the browser. */
const key = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, '32 figures of base 16'))

/** Whose talk it is: a member is known by the token, a guest by a key that their tab has made. */
const visitor = { visitor: v.optional(key) }

/** What has been said, the first line first, and whether anybody answers just now. */
export const listChatLines = endpoint({
  name: 'listChatLines',
  module: 'SUPPORT',
  method: 'GET',
  path: '/wps/chat/lines',
  token: 'optional',
  assumed: true,
  request: v.strictObject(visitor),
  reply: v.object({
    list: readable(
      v.object({
        id: count,
        /** The key that the line was sent with; empty of service's own. */
        key: label,
        from: word(['visitor', 'service']),
        /** Who writes for customer service. */
        name: label,
        /** Plain text, whatever it looks like. */
        text: label,
        /** Addresses of its pictures, the first one first. */
        pictures: spareList(v.string()),
        time: instant,
      }),
    ),
    /** Whether customer service is there. */
    open: spare(bit, true),
    /** How many of service's lines have not been read. */
    unread: spare(count, 0),
  }),
})

/** Says something. A line that is sent twice with one key stands there once. */
export const sendChatLine = endpoint({
  name: 'sendChatLine',
  module: 'SUPPORT',
  method: 'POST',
  path: '/wps/chat/lines',
  token: 'optional',
  assumed: true,
  request: v.strictObject({
    ...visitor,
    key,
    text: v.pipe(v.string(), v.maxLength(CHAT_LENGTH)),
    /** Of members alone: a guest can send none. */
    pictures: v.optional(v.pipe(v.array(uploadId), v.maxLength(MOST_PICTURES))),
  }),
  reply: v.object({ id: count }),
})

/** Says that all lines have been read up to one. */
export const readChatLines = endpoint({
  name: 'readChatLines',
  module: 'SUPPORT',
  method: 'POST',
  path: '/wps/chat/read',
  token: 'optional',
  assumed: true,
  request: v.strictObject({ ...visitor, last: count }),
  reply: v.object({ unread: spare(count, 0) }),
})
