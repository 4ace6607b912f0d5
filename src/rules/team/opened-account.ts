/** The account that an agent opens for somebody (spec 2, "Agent centre": register centre), by the rules of registration. Spec: not shown which fields. */
import {
  planRegistration,
  type Circumstances,
  type FormField,
  type PlannedField,
} from '../account/registration/register.ts'
import type { RegisterRules } from '../account/registration/register-fields.ts'

/** What only whoever owns the account can say, or what proves that nobody else registers. */
const THEIR_OWN: ReadonlySet<FormField> = new Set([
  'captcha',
  'verificationCode',
  'affiliateCode',
  'recommenderId',
  'paymentPassword',
])

/** The fields of the form, in its order; the password is one that has to be changed at the first login. */
export const planOpenedAccount = (rules: RegisterRules, flags: Circumstances['flags']): readonly PlannedField[] =>
  planRegistration('username', rules, { flags, affiliateKnown: true }).fields.filter(({ name }) => !THEIR_OWN.has(name))

/** How long a registration link may be good for, in days. Spec: not shown. */
export const LINK_DAYS = [1, 7, 30, 90, 365] as const

/** The most registration links that are open at a time. Spec: not shown. */
export const MOST_LINKS = 20

/** The longest note of a registration link, in characters. Spec: not shown. */
export const LINK_NOTE_LENGTH = 60

export const LINK_STATES = ['open', 'expired', 'disabled'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** What a registration link is at a moment. @param expires `null` where it does not */
export const linkState = (
  { expires, disabled }: { readonly expires: number | null; readonly disabled: number | null },
  now: number,
): LinkState => (disabled !== null ? 'disabled' : expires !== null && expires <= now ? 'expired' : 'open')
