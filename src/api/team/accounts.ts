/**
 * Accounts below an agent: opened by hand, and by registration links (spec 2, "Agent centre": Account, the register centre). Spec:
 * the calls are not shown. A link's code is an affiliate's code: `/register?affiliateCode=…` leads to the form.
 */
import * as v from 'valibot'
import { REGISTER_FIELDS, type RegisterField } from '../../rules/account/registration/register-fields.ts'
import { LINK_DAYS, LINK_NOTE_LENGTH, LINK_STATES } from '../../rules/team/opened-account.ts'
import { countryDialingCode } from '../account/sms.ts'
import { bit, count, flag, instant, label, nothing, rate, word } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { memberId, pageOf, teammate } from './shared.ts'

const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** What the accounts that an agent opens may have. */
export const getAccountTerms = endpoint({
  name: 'getAccountTerms',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/accounts/terms',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    rebateBounds: v.object({ min: rate, max: rate }),
    /** Whether they may be agents' accounts. */
    agents: flag,
    /** How many registration links may still be made. */
    linksLeft: count,
  }),
})

/** What else registration may ask for. */
const anyText = v.optional(v.pipe(v.string(), v.maxLength(1000)))
// fromEntries forgets the names it was given.
const typed = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, anyText])) as Record<
  RegisterField,
  typeof anyText
>

const settings = { isAgent: bit, rebate: rate }

/**
 * Opens an account in the first line; its password has to be changed at the first login. The fields are those of
 * `planOpenedAccount`. Refused with the `field` that is wrong, as a registration is, and with `rebate out of bounds`.
 */
export const openAccount = endpoint({
  name: 'openAccount',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/agent/accounts',
  token: 'required',
  sealed: true,
  assumed: true,
  request: v.strictObject({
    ...settings,
    ...typed,
    username: filled,
    password: filled,
    confirmPassword: filled,
    countryDialingCode: v.optional(countryDialingCode),
  }),
  reply: v.object({ id: memberId }),
})

/** The registration links of whoever asks, the newest first. */
export const listRegistrationLinks = endpoint({
  name: 'listRegistrationLinks',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/links',
  token: 'required',
  assumed: true,
  request: v.strictObject({ state: v.optional(v.picklist(LINK_STATES)), ...pageOf(50) }),
  reply: v.object({
    list: v.array(
      v.object({
        code: v.string(),
        ...settings,
        /** What the agent calls it. */
        note: label,
        created: instant,
        /** `null` where it does not expire. */
        expires: v.nullish(instant, null),
        state: word(LINK_STATES),
        /** How many have come by it. */
        members: count,
      }),
    ),
    total: count,
  }),
})

/** Makes a link. Refused with `rebate out of bounds`, `too many registration links`. */
export const createRegistrationLink = endpoint({
  name: 'createRegistrationLink',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/agent/links',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    ...settings,
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LINK_NOTE_LENGTH)), ''),
    /** For how long it is good; for ever unless given. */
    days: v.optional(v.picklist(LINK_DAYS)),
  }),
  reply: v.object({ code: v.string() }),
})

/** Disables a link, for good: nobody registers by it any more. Refused with `registration link not found`. */
export const disableRegistrationLink = endpoint({
  name: 'disableRegistrationLink',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/agent/links/disable',
  token: 'required',
  assumed: true,
  request: v.strictObject({ code }),
  reply: v.unknown(),
})

/** Who has come by a link, the newest first. Refused with `registration link not found`. */
export const listLinkMembers = endpoint({
  name: 'listLinkMembers',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/links/members',
  token: 'required',
  assumed: true,
  request: v.strictObject({ code, ...pageOf(50) }),
  reply: v.object({ list: v.array(v.object({ ...teammate.entries, joined: instant })), total: count }),
})
