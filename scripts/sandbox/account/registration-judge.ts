/** Judges what was typed to open an account, whoever opens it, and picks what of it is kept. */
import { REGISTER_FIELDS } from '../../../src/rules/account/registration/register-fields.ts'
import {
  judgeRegistration,
  type FormField,
  type PlannedField,
  type Problem,
} from '../../../src/rules/account/registration/register.ts'
import { dayOf } from '../../../src/rules/dates.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import { SAME_PASSWORDS } from '../security/replace-password.ts'
import type { Profile } from '../store/account/profiles.ts'

/** Spec 9: "minimum age 18", unless a brand asks for more. */
const MINIMUM_AGE = 18
/** When it is midnight there, the new day has begun for the first of the players. */
const FIRST_TIME_ZONE_MS = 14 * 3_600_000

/** @throws Refused with the first field that is wrong */
export function judgeTyped(
  { now, merchant }: Pick<Context, 'now' | 'merchant'>,
  fields: readonly PlannedField[],
  typed: Readonly<Record<string, string>>,
): void {
  const today = dayOf(new Date(now() + FIRST_TIME_ZONE_MS))
  const [wrong] = judgeRegistration(fields, typed, { today, minimumAge: merchant.minimumAge ?? MINIMUM_AGE })
  if (wrong) refuse(wrong[0], wordsFor(...wrong))
}

/** What of a form is kept of the member. */
export const profileOf = (asked: ReadonlySet<FormField>, said: (name: FormField) => string): Profile =>
  Object.fromEntries(
    REGISTER_FIELDS.filter((name) => asked.has(name) && KEPT.has(name) && said(name)).map((name) => [name, said(name)]),
  )

/** What a profile is made of: neither secrets nor what was good once. */
const KEPT: ReadonlySet<FormField> = new Set(
  REGISTER_FIELDS.filter(
    (name) => !['username', 'password', 'paymentPassword', 'captcha', 'affiliateCode'].includes(name),
  ),
)

export function refuse(field: FormField, message: string): never {
  throw new Refused(message, { field })
}

/** What a real server says of a field (spec 8, "Other messages"). */
function wordsFor(field: FormField, { kind }: Problem): string {
  if (kind === 'login-password') return SAME_PASSWORDS
  if (kind === 'confirm') return 'confirmation password not correct'
  if (field === 'mobileNum' || field === 'countryDialingCode') return 'invalid phone number format'
  if (field === 'verificationCode') return 'invalid or missing verification code'
  if (field === 'captcha') return 'please enter the captcha'
  return field === 'username' || field === 'password' || field === 'email'
    ? 'account, password and email format incorrect'
    : 'please enter the correct user information'
}
