import { expect, test } from 'vitest'
import { readRules } from '../account/registration/register-fields.ts'
import { ALL_MODULES_OFF, MODULES } from '../site/modules.ts'
import { linkState, planOpenedAccount } from './opened-account.ts'

const everything = Object.fromEntries(MODULES.map((module) => [module, true])) as typeof ALL_MODULES_OFF

test('an agent is asked for what registration asks for, but for what is the owner’s own', () => {
  const shown = { enabled: true, required: true }
  const rules = readRules({
    captcha: shown,
    email: shown,
    mobileNum: shown,
    paymentPassword: shown,
    affiliateCode: shown,
  })
  const names = planOpenedAccount(rules, everything).map(({ name }) => name)
  expect(names).toEqual(['username', 'countryDialingCode', 'mobileNum', 'password', 'confirmPassword', 'email'])
  expect(planOpenedAccount(readRules({}), ALL_MODULES_OFF).map(({ name }) => name)).toContain('username')
})

test.each([
  [null, null, 'open'],
  [11, null, 'open'],
  [10, null, 'expired'],
  [11, 5, 'disabled'],
  [10, 5, 'disabled'],
] as const)('a link that expires at %s and was disabled at %s is %s', (expires, disabled, state) => {
  expect(linkState({ expires, disabled }, 10)).toBe(state)
})
