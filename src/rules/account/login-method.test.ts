import { expect, test } from 'vitest'
import { needsPasswordChange, type LoginMethod } from './login-method.ts'

const WAYS: readonly LoginMethod[] = [
  'username',
  'sms',
  'third-party',
  'third-party-phone',
  'registration',
  'free-play',
  'reset',
]
const said = (passwordDefault: boolean, passwordExpired: boolean) => ({ passwordDefault, passwordExpired })

test.each(WAYS)('%s: a password in order need never be changed', (way) => {
  for (const forcing of [true, false]) expect(needsPasswordChange(said(false, false), way, forcing)).toBe(false)
})

const MUST: readonly (readonly [LoginMethod, boolean])[] = [
  ['username', true],
  ['third-party', true],
  ['registration', true],
  ['free-play', true],
  ['reset', true],
  ['sms', false],
  ['third-party-phone', false],
]

test.each(MUST)('%s: a default password must be changed, whatever the module says: %s', (way, must) => {
  for (const forcing of [true, false]) {
    expect(needsPasswordChange(said(true, false), way, forcing)).toBe(must)
    expect(needsPasswordChange(said(true, true), way, forcing)).toBe(must)
  }
})

test.each(MUST)('%s: an expired password must be changed while the module is on: %s', (way, must) => {
  expect(needsPasswordChange(said(false, true), way, true)).toBe(must)
  expect(needsPasswordChange(said(false, true), way, false)).toBe(false)
})
