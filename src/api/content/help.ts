/** The help centre (spec 7, "System and site"). */
import * as v from 'valibot'
import { FEEDBACK_LENGTH } from '../../rules/figures.ts'
import { endpoint } from '../transport/endpoint.ts'
import { count, readable, spare } from '../schemas.ts'

/** How long feedback may be where the server does not say (spec 9). */
export const FEEDBACK_BOUNDS = { minLength: 1, maxLength: FEEDBACK_LENGTH }

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
