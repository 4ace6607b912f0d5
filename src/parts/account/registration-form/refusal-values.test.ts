import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeIdentityFailure } from '../../../i18n/failures/identity-failures.ts'
import { createI18n } from '../../../i18n/setup.ts'
import { Refusal } from '../../../rules/failure.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'
import { REGISTER_FIELDS } from '../../../rules/account/registration/register-fields.ts'
import type { PlannedField } from '../../../rules/account/registration/register.ts'
import { endsLogin } from '../../../state/security/second-factor.ts'
import { wantsCaptcha } from '../../../state/account/login/sign-in.ts'
import { placeFailure } from './place-failure.ts'

const i18n = createI18n('en', {})
const FIELDS: readonly PlannedField[] = REGISTER_FIELDS.map((name) => ({
  name,
  rule: { patternId: 1, min: 4, max: 16, enabled: true, required: true },
  required: true,
}))

/** What a server may tell beside its words: names of fields, of no field, and things that are no name. */
const values = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      field: fc.oneof(fc.constantFrom(...REGISTER_FIELDS, 'toString', '__proto__'), fc.string(), fc.jsonValue()),
      captcha: fc.jsonValue(),
      secondFactor: fc.jsonValue(),
      ended: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
)
const messages = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.constantFrom('invitation_code_error', 'captcha check failed', 'account, password and email format incorrect', ' '),
)

test('whatever a refusal holds, it has one place and something to read there (property)', () => {
  const places = new Set<string>()
  fc.assert(
    fc.property(
      fc.constantFrom('login', 'registerMember', 'checkAffiliateCode', 'proveSecondFactor'),
      messages,
      values,
      (endpoint, message, value) => {
        const refusal = new Refusal(endpoint, message, value)
        const place = placeFailure(i18n, refusal, FIELDS)
        places.add(place.at)
        if (place.at === 'field') expect(place.words.trim()).not.toBe('')
        const { title, detail } = describeIdentityFailure(i18n, refusal)
        expect(title.trim()).not.toBe('')
        expect(detail.trim()).not.toBe('')
        // However much a server says, it fits into a form.
        expect(detail.length).toBeLessThanOrEqual(400)
        expect(wantsCaptcha(refusal)).toBeTypeOf('boolean')
        expect(endsLogin(refusal)).toBeTypeOf('boolean')
        expect(['string', 'object']).toContain(typeof refusedField(refusal))
      },
    ),
    { numRuns: 3000 },
  )
  expect([...places].toSorted()).toEqual(['dialog', 'field', 'form'])
})

test.each([null, 'captcha', 7, [], { captcha: 'yes' }, { captcha: null }, { secondFactor: {} }, { ended: 'true' }])(
  '%j asks for nothing and ends nothing',
  (value) => {
    const refusal = new Refusal('login', 'no', value)
    expect([wantsCaptcha(refusal), endsLogin(refusal), refusedField(refusal)]).toEqual([false, false, null])
  },
)
