/** Feedback and support tickets (spec 3, "Support ticket"; spec 5, "Feedback content"; spec 7, "System and site"). */
import * as v from 'valibot'
import { MOST_PICTURES } from '../../rules/figures.ts'
import { endpoint } from '../transport/endpoint.ts'
import { count, instant, label, readable, word } from '../schemas.ts'
import { uploadId } from '../uploads.ts'

/** What no server asks for, in characters. */
const LONGEST = 4000
/** What feedback may be about. Spec: the types are not shown. */
export const QUESTION_TYPES = ['ACCOUNT', 'DEPOSIT', 'GAME', 'SUGGESTION', 'OTHER'] as const

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  module: 'SYSTEM',
  method: ['POST', 'PUT'],
  path: '/wps/feedback',
  token: 'optional',
  assumed: 'reply',
  request: v.strictObject({
    questionType: v.picklist(QUESTION_TYPES),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST)),
    /** Of members alone: a guest can send none. */
    pictures: v.optional(v.pipe(v.array(uploadId), v.maxLength(MOST_PICTURES))),
  }),
  reply: v.object({ /** Empty where feedback has no numbers. */ ticket: label }),
})

/** What a member has sent, with what was answered, the newest first. Spec: not shown. */
export const listTickets = endpoint({
  name: 'listTickets',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/feedback/tickets',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  reply: v.object({
    list: readable(
      v.object({
        ticket: v.string(),
        questionType: word(QUESTION_TYPES),
        content: v.string(),
        pictures: count,
        time: instant,
        state: word(['open', 'answered', 'closed']),
        /** The first one first; plain text. */
        answers: readable(v.object({ time: instant, text: v.string() })),
      }),
    ),
    total: count,
  }),
})
