/** What a registration asks for, and whether what was typed is right (spec 5, "Registration"). */
import { ageOn, readDate, type DatePattern, type PlainDate } from '../../dates.ts'
import { mobileNumber, NATIONAL_DIGITS } from '../mobile-number.ts'
import type { ModuleFlags } from '../../site/modules.ts'
import { exampleOf } from './pattern-example.ts'
import { checkPattern } from './patterns.ts'
import { REGISTER_FIELDS, type FieldRule, type RegisterField, type RegisterRules } from './register-fields.ts'
import { asksForCode, asksForPassword, type RegisterWay } from './register-ways.ts'

/** Fields that no rule is about, since they follow from others. */
export type FollowingField = 'confirmPassword' | 'countryDialingCode' | 'verificationCode'
export type FormField = RegisterField | FollowingField

export interface PlannedField {
  readonly name: FormField
  /** What the value has to be; a field that follows from another has that one's. */
  readonly rule: FieldRule
  readonly required: boolean
}

/** What decides which fields there are, besides the rules. */
export interface Circumstances {
  readonly flags: ModuleFlags
  /** Whether the address brought an affiliate's code that is good: then none is asked for (spec 4). */
  readonly affiliateKnown: boolean
}

const ONLY_BY_NAME: ReadonlySet<RegisterField> = new Set(['username'])

/**
 * The fields of one way to register, in the order of the form. A field that is optional and that no value can fill is
 * left out; a required one is in `unfillable`.
 */
export function planRegistration(
  way: RegisterWay,
  rules: RegisterRules,
  { flags, affiliateKnown }: Circumstances,
): { readonly fields: readonly PlannedField[]; readonly unfillable: readonly RegisterField[] } {
  const fields: PlannedField[] = []
  const unfillable: RegisterField[] = []
  const shown = (name: RegisterField, rule: FieldRule): boolean => {
    if (way === 'mobile' && ONLY_BY_NAME.has(name)) return false
    if (name === 'password') return asksForPassword(way, flags)
    if (name === 'mobileNum') return way === 'mobile' || rule.enabled
    if (name === 'affiliateCode') return flags.AFFILIATE && !affiliateKnown && rule.enabled
    return rule.enabled
  }
  for (const name of REGISTER_FIELDS) {
    const rule = rules[name]
    if (!shown(name, rule)) continue
    // Spec 5: "mobile: required … on the mobile tab or when enabled", "payment password: required when enabled".
    const required = rule.required || name === 'mobileNum' || name === 'paymentPassword'
    if (!isFillable(name, rule)) {
      if (required) unfillable.push(name)
      continue
    }
    if (name === 'mobileNum') fields.push({ name: 'countryDialingCode', rule, required })
    fields.push({ name, rule, required })
    if (name === 'mobileNum' && asksForCode(flags)) fields.push({ name: 'verificationCode', rule, required })
    if (name === 'password') fields.push({ name: 'confirmPassword', rule, required })
  }
  return { fields, unfillable }
}

/** Whether any value meets the rule. A choice and a captcha's letters come from the server, so they always do. */
function isFillable(name: RegisterField, { patternId, min, max }: FieldRule): boolean {
  if (isDate(name) || name === 'nationality' || name === 'captcha') return true
  if (name !== 'mobileNum') return exampleOf(patternId, { min, max }) !== null
  const [least, most] = [Math.max(min, NATIONAL_DIGITS.least), Math.min(max, NATIONAL_DIGITS.most)]
  return least <= most && checkPattern(patternId, '7'.repeat(least), { min, max })
}

const isDate = (name: FormField): boolean => name === 'birthday'

/** How the wire writes the birthday (spec 5, patterns 11 and 13); the first of the two where the rule says neither. */
export const birthdayPattern = ({ patternId }: FieldRule): DatePattern => (patternId === 13 ? 13 : 11)

/** What is wrong with a value. */
export type Problem =
  /** Empty where something is required, of the wrong length, or not in the pattern (spec 5: they share their message). */
  | { readonly kind: 'pattern'; readonly patternId: number; readonly min: number; readonly max: number }
  | { readonly kind: 'empty' | 'mobile' | 'date' | 'confirm' | 'login-password' }
  | { readonly kind: 'age'; readonly age: number }

/** What values are judged by besides their rules. */
export interface Judgement {
  /** The calendar's day. */
  readonly today: PlainDate
  /** Years of age that somebody must have (spec 5, "Minimum age agreement"). */
  readonly minimumAge: number
}

export type Typed = Readonly<Partial<Record<FormField, string>>>

/**
 * Judges one field as the wire carries it: trimmed, a birthday in the format of its pattern, a mobile number as it was typed.
 * @returns `null` when nothing is wrong
 */
export function judgeField({ name, rule, required }: PlannedField, typed: Typed, by: Judgement): Problem | null {
  const value = typed[name] ?? ''
  const { patternId, min, max } = rule
  const misfit: Problem = { kind: 'pattern', patternId, min, max }
  switch (name) {
    case 'confirmPassword':
      return value === (typed.password ?? '') ? null : { kind: 'confirm' }
    case 'countryDialingCode':
    case 'verificationCode':
      // They belong to a number that is given.
      return value === '' && (required || typed.mobileNum) ? { kind: 'empty' } : null
    case 'captcha':
    case 'nationality':
      return value === '' && required ? { kind: 'empty' } : null
    case 'birthday':
      if (value === '') return required ? { kind: 'empty' } : null
      return judgeBirthday(value, rule, by)
    case 'mobileNum': {
      if (value === '') return required ? { kind: 'empty' } : null
      const number = mobileNumber(value, typed.countryDialingCode ?? '')
      if (number === null) return { kind: 'mobile' }
      return checkPattern(patternId, number, rule) ? null : misfit
    }
    case 'paymentPassword':
      if (value !== '' && value === typed.password) return { kind: 'login-password' }
      return judgeText()
    default:
      return judgeText()
  }

  function judgeText(): Problem | null {
    if (value === '') return required ? misfit : null
    return checkPattern(patternId, value, rule) ? null : misfit
  }
}

function judgeBirthday(value: string, rule: FieldRule, { today, minimumAge }: Judgement): Problem | null {
  const birth = readDate(value, birthdayPattern(rule))
  // Nobody is that old, and nobody is born yet who is not.
  if (!birth || birth.year < today.year - 130 || ageOn(birth, today) < 0) return { kind: 'date' }
  return ageOn(birth, today) < minimumAge ? { kind: 'age', age: minimumAge } : null
}

/** Judges a whole form: the fields that are wrong, in the order of the form. */
export function judgeRegistration(
  fields: readonly PlannedField[],
  typed: Typed,
  by: Judgement,
): readonly (readonly [FormField, Problem])[] {
  return fields.flatMap((field) => {
    const problem = judgeField(field, typed, by)
    return problem ? [[field.name, problem] as const] : []
  })
}
