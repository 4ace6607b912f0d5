/** What the ways in are answered with, and what their refusals ask for besides. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { setPasswordByEmail, setPasswordByPhone } from '../security/password.ts'
import { registerMember, registerMobile } from './registration.ts'
import { ok, serveInProcess } from '../serve-in-process.ts'
import { login, loginRefusal } from './session.ts'

const TOKEN = 'token-of-somebody'
const PASSWORD = 'Horse-2468'
const from = { domain: 'www.brand.example', registerUrl: 'https://www.brand.example/register' }
const registered = { ...from, registerMethod: 'WEB', login: true } as const
const mobile = { mobileNum: '91155512345', countryDialingCode: '54' }

describe('a token alone', () => {
  const { gateway } = serveInProcess(() => ok({ token: TOKEN }))
  const entry = { token: TOKEN, firstTimeLogin: false, passwordExpired: false, passwordDefault: false }

  test.each([
    [
      'registerMember',
      () => gateway(registerMember, { ...registered, username: 'ana', password: PASSWORD, confirmPassword: PASSWORD }),
    ],
    ['login', () => gateway(login, { type: 'username', username: 'ana', password: PASSWORD })],
    ['registerMobile', () => gateway(registerMobile, { ...registered, ...mobile })],
    [
      'setPasswordByPhone',
      () => gateway(setPasswordByPhone, { ...mobile, newPassword: PASSWORD, verificationCode: '123456' }),
    ],
    [
      'setPasswordByEmail',
      () => gateway(setPasswordByEmail, { username: 'ana', newPassword: PASSWORD, verificationCode: 'ABCDEFGH' }),
    ],
  ])('lets in by %s', async (_, enter) => {
    expect(await enter()).toEqual(entry)
  })
})

describe('a refused login', () => {
  const ticket = 'ticket-1'
  const mail = { way: 'email', hint: 'p•••@example.com' }
  const none = { captcha: false, secondFactor: null }

  test.each([
    ['asks for nothing', {}, none],
    ['asks for a captcha', { captcha: true }, { captcha: true, secondFactor: null }],
    [
      'has a way that is not known: the others stay',
      { secondFactor: { ticket, ways: [{ way: 'carrier-pigeon', hint: 'a roof' }, mail] } },
      { captcha: false, secondFactor: { ticket, ways: [mail] } },
    ],
    [
      'has no way that is known: there is nothing to ask for',
      { captcha: true, secondFactor: { ticket, ways: [{ way: 'carrier-pigeon', hint: 'a roof' }] } },
      { captcha: true, secondFactor: null },
    ],
    [
      'has ways that can’t be read: the captcha stays',
      { captcha: true, secondFactor: { ticket, ways: 'email' } },
      { captcha: true, secondFactor: null },
    ],
    [
      'has a captcha that can’t be read: the ways stay',
      { captcha: 'yes', secondFactor: { ticket, ways: [mail] } },
      { captcha: false, secondFactor: { ticket, ways: [mail] } },
    ],
  ])('%s', (_, value, read) => {
    expect(v.parse(loginRefusal, value)).toEqual(read)
  })
})
