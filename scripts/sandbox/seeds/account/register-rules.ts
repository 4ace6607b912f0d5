/** What registration asks of each field (spec 3, "Registration field rules"): what a merchant's sandbox.json says, as a server writes it. */
import type { WireRule, WireRules } from '../../../../src/rules/account/registration/register-fields.ts'
import type { RegistrationSettings } from '../../../brands/sandbox-settings.ts'
import type { MerchantSeed } from '../../site/merchant.ts'

type Setting = NonNullable<RegistrationSettings[keyof RegistrationSettings]>

/** What every account with a name has, where a merchant says nothing of it. */
const USUAL: RegistrationSettings = {
  username: { patternId: 1, minLength: 4, maxLength: 16, required: true },
  password: { patternId: 5, minLength: 6, maxLength: 16, required: true },
}

const write = (setting: Setting): WireRule => ({
  ...setting,
  // As a real server writes it: an expression that no client compiles, or `*`.
  acceptedPattern: setting.patternId === 0 ? '*' : `^pattern-${setting.patternId}$`,
  enabled: true,
})

/** The rules of a merchant while no scenario lays others over them. */
export const registerRulesFor = ({ registration }: Pick<MerchantSeed, 'registration'>): WireRules =>
  Object.fromEntries(
    Object.entries({ ...USUAL, ...registration }).map(([field, setting]) => [field, setting && write(setting)]),
  )
