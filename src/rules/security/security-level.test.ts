import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countProtections, securityLevel } from './security-level.ts'

const none = { mobile: false, email: false, paymentPassword: false, authenticator: false }

test.each([
  [none, 'low'],
  [{ ...none, mobile: true }, 'low'],
  [{ ...none, mobile: true, email: true }, 'medium'],
  [{ mobile: true, email: true, paymentPassword: true, authenticator: false }, 'medium'],
  [{ mobile: true, email: true, paymentPassword: true, authenticator: true }, 'high'],
] as const)('%j is %s', (guards, level) => {
  expect(securityLevel(guards)).toBe(level)
})

test('one more guard never makes an account less safe', () => {
  const order = ['low', 'medium', 'high']
  const guards = fc.record({
    mobile: fc.boolean(),
    email: fc.boolean(),
    paymentPassword: fc.boolean(),
    authenticator: fc.boolean(),
  })
  fc.assert(
    fc.property(guards, fc.constantFrom('mobile', 'email', 'paymentPassword', 'authenticator'), (had, added) => {
      const has = { ...had, [added]: true }
      expect(order.indexOf(securityLevel(has))).toBeGreaterThanOrEqual(order.indexOf(securityLevel(had)))
      expect(countProtections(has)).toBeGreaterThanOrEqual(countProtections(had))
    }),
  )
})
