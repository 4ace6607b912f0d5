/** The help centre and feedback (spec 7, "System and site"). */
import * as v from 'valibot'
import { countCharacters } from '../rules/characters.ts'
import { endpoint } from './endpoint.ts'
import { label, readable } from './schemas.ts'

/** Help topics, each with articles in HTML. Spec: fields not shown. */
export const getHelpCentre = endpoint({
  name: 'getHelpCentre',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/helpCenter',
  assumed: 'reply',
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    topics: readable(
      v.object({
        id: v.string(),
        title: v.string(),
        articles: readable(v.object({ id: v.string(), title: v.string(), content: v.string() })),
      }),
    ),
  }),
})

/** The longest feedback (spec 9), in characters as `countCharacters` counts them. */
export const FEEDBACK_LIMIT = 140

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  module: 'SYSTEM',
  method: ['POST', 'PUT'],
  path: '/wps/feedback',
  token: 'optional',
  assumed: 'reply',
  request: v.strictObject({
    questionType: v.picklist(['ACCOUNT', 'DEPOSIT', 'GAME', 'SUGGESTION', 'OTHER']),
    content: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.check((content) => countCharacters(content) <= FEEDBACK_LIMIT, `at most ${FEEDBACK_LIMIT} characters`),
    ),
  }),
  reply: v.object({ /** Empty where feedback has no numbers. */ ticket: label }),
})
