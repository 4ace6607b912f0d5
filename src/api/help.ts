/** The help centre and feedback (spec 7, "System and site"). */
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Help topics, each with articles in HTML. Spec: fields not shown. */
export const getHelpCentre = endpoint({
  name: 'getHelpCentre',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/helpCenter',
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    topics: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        articles: v.array(v.object({ id: v.string(), title: v.string(), content: v.string() })),
      }),
    ),
  }),
})

/** The longest feedback in characters (spec 9). */
export const FEEDBACK_LIMIT = 140

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  module: 'SYSTEM',
  method: ['POST', 'PUT'],
  path: '/wps/feedback',
  token: 'optional',
  request: v.strictObject({
    questionType: v.picklist(['ACCOUNT', 'DEPOSIT', 'GAME', 'SUGGESTION', 'OTHER']),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(FEEDBACK_LIMIT)),
  }),
  reply: v.object({ ticket: v.string() }),
})
