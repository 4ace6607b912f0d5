/**
 * The fields of a registration and what the server asks of each (spec 3, "Registration user" and "Registration field
 * rules"). How a field looks and what it is called stands with the form.
 */
import { readAcceptedPattern } from './accepted-pattern.ts'
import { ANYTHING, type Bounds } from './patterns.ts'

/** Every field that the server has a rule for, by its wire name, in the order of the form. */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'password',
  'fullName',
  'nickname',
  'birthday',
  'nationality',
  'idNumber',
  'address',
  'occupation',
  'sourceOfIncome',
  'email',
  'line',
  'whatsapp',
  'telegram',
  'zalo',
  'facebook',
  'wechat',
  'qqNum',
  'payeeName',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const

export type RegisterField = (typeof REGISTER_FIELDS)[number]

/** A rule as the server writes it; what it leaves out asks nothing. */
export interface WireRule {
  readonly acceptedPattern?: string | null | undefined
  readonly patternId?: number | null | undefined
  readonly minLength?: number | null | undefined
  readonly maxLength?: number | null | undefined
  readonly enabled?: boolean | null | undefined
  readonly required?: boolean | null | undefined
}

export type WireRules = Readonly<Partial<Record<RegisterField, WireRule | null | undefined>>>

/** A rule with everything said. */
export interface FieldRule extends Bounds {
  /** 0 to 20 (spec 5, "Pattern meanings"); 0 where the server accepts anything. */
  readonly patternId: number
  readonly enabled: boolean
  readonly required: boolean
}

export type RegisterRules = Readonly<Record<RegisterField, FieldRule>>

/** What the login takes at most; a longer name or password could never be used. */
const LONGEST_CREDENTIAL = 128
/** What any other field takes at most. */
const LONGEST = 1000
/** Where the server names no upper bound. */
const USUAL = 128

/**
 * Reads the server's rules. A field without one is off. The username and the password are part of every account with a
 * name, so they are on and required whatever is said of them (spec 5, "Registration").
 */
export function readRules(wire: WireRules): RegisterRules {
  const entries = REGISTER_FIELDS.map((name): [RegisterField, FieldRule] => {
    const credential = name === 'username' || name === 'password'
    const said = wire[name] ?? {}
    // Where the server gives its own expression alone.
    const accepted = said.patternId == null ? readAcceptedPattern(said.acceptedPattern ?? '') : null
    const least = Math.max(said.minLength ?? 0, accepted?.min ?? 0)
    const most = credential ? LONGEST_CREDENTIAL : LONGEST
    return [
      name,
      {
        patternId: said.acceptedPattern === '*' ? ANYTHING : (said.patternId ?? accepted?.patternId ?? ANYTHING),
        min: least,
        // Spec: "exact length bounds … are not shown"; a bound of nothing would leave no value at all.
        max: Math.min(said.maxLength || Math.max(USUAL, least), accepted?.max ?? most, most),
        enabled: credential || said.enabled === true,
        required: credential || said.required === true,
      },
    ]
  })
  // fromEntries forgets the names it was given.
  return Object.fromEntries(entries) as Record<RegisterField, FieldRule>
}

/** What a new password has to be, wherever one is chosen (spec 5, "Change password"). */
export const passwordRule = (rules: RegisterRules): FieldRule => rules.password

/** What a payment password has to be: as registration has it, or where it asks for none, as any other. Spec: not shown. */
export const paymentPasswordRule = (rules: RegisterRules): FieldRule =>
  rules.paymentPassword.enabled ? rules.paymentPassword : rules.password
