/** Applying to be an affiliate (spec 2, "Other screens": affiliate application; spec 1: behind the affiliate module). Spec: the calls are not shown. */
import * as v from 'valibot'
import { AFFILIATE_TEXT_LENGTH } from '../../rules/figures.ts'
import { endpoint } from '../transport/endpoint.ts'
import { instant, label, nothing, spare, word } from '../schemas.ts'

/** What has become of a member's application. */
export const getAffiliateApplication = endpoint({
  name: 'getAffiliateApplication',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/affiliate/application',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    state: word(['none', 'applied', 'approved', 'rejected']),
    /** When it was sent; `null` where there is none. */
    time: spare(v.nullable(instant), null),
    /** Why it was rejected. */
    reason: label,
    /** What those who come by an affiliate register with; text, so that `0012` is not `12`. `null` before it is approved. */
    code: v.nullish(v.string(), null),
  }),
})

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(AFFILIATE_TEXT_LENGTH))

/** Applies; after a rejection once more. Refused with `application is open` while one is, and with `affiliate already`. */
export const applyAsAffiliate = endpoint({
  name: 'applyAsAffiliate',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/agent/affiliate/application',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    /** How to reach them. */
    contact: text,
    /** Where they will invite: a site, a channel, a group. */
    channel: text,
    /** What else there is to know. */
    content: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(AFFILIATE_TEXT_LENGTH))),
  }),
  reply: v.unknown(),
})
