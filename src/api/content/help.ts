/** The help centre and feedback (spec 7, "System and site"). */
import * as v from 'valibot'
import { FEEDBACK_LENGTH } from '../../rules/figures.ts'
import { endpoint } from '../transport/endpoint.ts'
import { count, label, readable, spare } from '../schemas.ts'

/** How long feedback may be where the server does not say (spec 9). */
export const FEEDBACK_BOUNDS = { minLength: 1, maxLength: FEEDBACK_LENGTH }
/** What no server asks for. */
const LONGEST = 4000

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
    /** How long feedback may be, in characters as `countCharacters` counts them; spec 9's 140 where it is not said. */
    feedback: spare(
      v.object({ minLength: v.pipe(count, v.minValue(1)), maxLength: v.pipe(count, v.minValue(1)) }),
      FEEDBACK_BOUNDS,
    ),
  }),
})

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  module: 'SYSTEM',
  method: ['POST', 'PUT'],
  path: '/wps/feedback',
  token: 'optional',
  assumed: 'reply',
  request: v.strictObject({
    questionType: v.picklist(['ACCOUNT', 'DEPOSIT', 'GAME', 'SUGGESTION', 'OTHER']),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST)),
  }),
  reply: v.object({ /** Empty where feedback has no numbers. */ ticket: label }),
})
