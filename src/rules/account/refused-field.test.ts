import { expect, test } from 'vitest'
import { Refusal, TransportFailure } from '../failure.ts'
import { IDENTITY_PROBLEMS, IdentityFailure } from './identity-failure.ts'
import { refusedField } from './refused-field.ts'

test.each([
  [{ field: 'oldPassword' }, 'oldPassword'],
  [{ field: 7 }, null],
  [{}, null],
  [null, null],
  ['oldPassword', null],
])('a refusal with %j names %j', (value, field) => {
  expect(refusedField(new Refusal('changePassword', 'no', value))).toBe(field)
})

test('what is no refusal names none', () => {
  expect(refusedField(new TransportFailure('changePassword', 'network'))).toBeNull()
  expect(refusedField({ value: { field: 'oldPassword' } })).toBeNull()
})

test('of a third party’s problems, those with the code belong to its field', () => {
  const named = IDENTITY_PROBLEMS.filter((problem) => refusedField(new IdentityFailure(problem)) !== null)
  expect(named).toEqual(['invalid-code', 'code-expired'])
  expect(refusedField(new IdentityFailure('invalid-code'))).toBe('verificationCode')
})
