/** How every answer is wrapped (spec 7: "responses are read as success, message and value"), and the headers of a call. */
import * as v from 'valibot'

/** `value` stays unknown here: a refusal carries another value than a success. */
export const envelope = v.object({
  success: v.boolean(),
  message: v.nullish(v.string(), ''),
  value: v.optional(v.unknown()),
})

/** Header names in one table. Spec: not shown. */
export const HEADERS = {
  module: 'x-module-id',
  merchant: 'x-merchant',
  platform: 'x-platform',
  device: 'x-device',
  language: 'x-language',
  /** The one that the spec names: "a launch-address call with a Language header" (spec 7). */
  launchLanguage: 'language',
  token: 'authorization',
  idempotency: 'idempotency-key',
  /** Marks a sealed body; its content is a compact JWE. */
  sealedType: 'application/jose',
  /** Marks a form post. */
  formType: 'application/x-www-form-urlencoded',
} as const

/** What an answer that is the same for everyone goes by, and caches have to tell apart. */
export const VARIES = [HEADERS.merchant, HEADERS.platform, HEADERS.device, HEADERS.language] as const
