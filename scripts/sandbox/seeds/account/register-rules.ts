/** What registration asks of each field, by merchant (spec 3, "Registration field rules"): the brands show how it differs. */
import type { WireRule, WireRules } from '../../../../src/rules/account/register-fields.ts'
import type { MerchantSeed } from '../../site/merchant.ts'

const wanted = (patternId: number, minLength: number, maxLength: number, required = true): WireRule => ({
  // As a real server writes it: an expression that no client compiles, or `*`.
  acceptedPattern: patternId === 0 ? '*' : `^pattern-${patternId}$`,
  patternId,
  minLength,
  maxLength,
  enabled: true,
  required,
})
const optional = (patternId: number, minLength: number, maxLength: number): WireRule =>
  wanted(patternId, minLength, maxLength, false)

const BARE: WireRules = { username: wanted(1, 4, 16), password: wanted(5, 6, 16) }

const RULES: Readonly<Record<string, WireRules>> = {
  pampas: {
    username: wanted(1, 4, 16),
    password: wanted(20, 8, 20),
    mobileNum: wanted(6, 8, 11),
    email: wanted(3, 6, 60),
    fullName: wanted(12, 3, 60),
    birthday: wanted(11, 10, 10),
    idNumber: wanted(6, 7, 9),
    nationality: optional(0, 2, 2),
    recommenderId: optional(4, 4, 16),
    affiliateCode: optional(4, 4, 12),
  },
  hoasen: {
    username: wanted(4, 6, 12),
    password: wanted(19, 8, 20),
    mobileNum: wanted(6, 9, 10),
    zalo: optional(6, 9, 11),
    payeeName: wanted(18, 3, 40),
    paymentPassword: wanted(6, 6, 6),
    // The code by SMS costs a slider: one proof that somebody is there is enough.
    affiliateCode: optional(6, 4, 12),
  },
}

/** The rules of a merchant while no scenario lays others over them. */
export const registerRulesFor = ({ id }: Pick<MerchantSeed, 'id'>): WireRules => RULES[id] ?? BARE
