import { describe, expect, test } from 'vitest'
import { SECOND_FACTORS } from '../../../src/api/account/session.ts'
import { mailedCode, makeAccount, rightAnswer, textedCode, waitingLogin } from '../testing/password.ts'
import { TOO_MANY_RETRY_MS } from '../../../src/rules/figures.ts'
import { TICKET_MS } from '../store/account/pending-logins.ts'
import { WRONG_CODES } from '../store/account/attempts.ts'
import { CODE_MINUTES } from '../store/account/mobiles.ts'
import { credentials, createTestSandbox, type Bench } from '../testing/sandbox.ts'

const prove = (bench: Bench, ticket: string, way: string, answer: string) =>
  bench.call('proveSecondFactor', { payload: { ticket, way, answer } })

describe('a login from an unregistered IP address', () => {
  test('wants one of the ways that the member has, and tells no whole number or address', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    const { ways } = await waitingLogin(bench, account)
    expect(ways.map(({ way }) => way)).toEqual(SECOND_FACTORS)
    expect(ways[0]?.hint).toMatch(/^\+•+\d{3}$/)
    expect(ways[1]?.hint).toMatch(/^p•••@players\.example$/)
    expect(JSON.stringify(ways)).not.toContain(account.mobileNum)
    expect(JSON.stringify(ways)).not.toContain(account.email)
  })

  test('asks only who knows the password', async () => {
    const bench = createTestSandbox()
    const { username } = await makeAccount(bench)
    await bench.control('POST', '/sandbox/scenarios', { kind: 'unregistered-ip' })
    const heard = await bench.call('login', credentials(username, { password: 'wrong' }))
    expect(heard.value).toEqual({ captcha: false })
  })

  test.each(SECOND_FACTORS)('is let in by %s, once', async (way) => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    const { ticket } = await waitingLogin(bench, account)
    const answer = await rightAnswer(bench, account, ticket, way)
    const heard = await prove(bench, ticket, way, ` ${answer} `)
    expect(heard).toMatchObject({ success: true })
    const { token } = heard.value as { token: string } // a login's value, by its schema
    expect(await bench.call('getMemberInfo', { token })).toMatchObject({ value: { account: account.username } })
    expect(await prove(bench, ticket, way, answer)).toMatchObject({ success: false, value: { ended: true } })
  })

  test.each(SECOND_FACTORS)(
    'is not let in by a wrong answer to %s, nor by the right one after too many',
    async (way) => {
      const bench = createTestSandbox()
      const account = await makeAccount(bench)
      const { ticket } = await waitingLogin(bench, account)
      const right = await rightAnswer(bench, account, ticket, way)
      const heard = []
      for (let tries = 0; tries < WRONG_CODES; tries += 1) heard.push(await prove(bench, ticket, way, 'wrong'))
      expect(heard.map(({ message }) => message)).toEqual([
        ...Array<string>(WRONG_CODES - 1).fill('invalid or missing verification code'),
        'too many requests',
      ])
      expect(heard[0]?.value).toEqual({ field: 'answer', ended: false })
      expect(await prove(bench, ticket, way, right)).toMatchObject({ success: false, value: { ended: true } })
    },
  )

  test('wrong answers count for the member, however often the password is given', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    const account = await makeAccount(bench)
    const first = await waitingLogin(bench, account)
    for (let tries = 1; tries < WRONG_CODES; tries += 1) await prove(bench, first.ticket, 'bank-account-name', 'wrong')
    const [second, third] = [await waitingLogin(bench, account), await waitingLogin(bench, account)]
    expect(await prove(bench, second.ticket, 'bank-account-name', 'wrong')).toMatchObject({
      message: 'too many requests',
      value: { field: 'answer', ended: true },
    })
    for (const { ticket } of [first, second, third])
      expect(await prove(bench, ticket, 'bank-account-name', account.payeeName)).toMatchObject({
        success: false,
        value: { ended: true },
      })
    expect(await bench.call('login', credentials(account.username))).toMatchObject({
      message: 'too many requests',
      value: { captcha: false },
    })
    const other = await makeAccount(bench)
    const { ticket } = await waitingLogin(bench, other)
    expect(await prove(bench, ticket, 'bank-account-name', other.payeeName)).toMatchObject({ success: true })
    now += TOO_MANY_RETRY_MS
    const late = await waitingLogin(bench, account)
    expect(await prove(bench, late.ticket, 'bank-account-name', account.payeeName)).toMatchObject({ success: true })
  })

  test.each(['sms', 'email'] as const)('no second code by %s goes out before the countdown ends', async (way) => {
    const lines: string[] = []
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now, tellSms: (line) => lines.push(line) })
    const account = await makeAccount(bench)
    const send = async () => {
      // Another login is another ticket, and the same phone.
      const { ticket } = await waitingLogin(bench, account)
      return bench.call('sendSecondFactorCode', { payload: { ticket, way } })
    }
    const { expiredMinutes } = (await send()).value as { expiredMinutes: number } // by its schema
    expect(await send()).toMatchObject({ success: true, value: { expiredMinutes } })
    expect(await send()).toMatchObject({ success: false, message: 'too many requests' })
    expect(lines).toHaveLength(1)
    now += expiredMinutes * 60_000
    expect(await send()).toMatchObject({ success: true })
    expect(lines).toHaveLength(2)
  })

  test.each([
    ['a login by SMS', 'sms'],
    ['a new password by phone', 'phone'],
    ['a new password by e-mail', 'email'],
  ] as const)('is not asked for after %s, which has proved one', async (_, way) => {
    const bench = createTestSandbox()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'unregistered-ip' })
    const account = await makeAccount(bench)
    const { username, email, mobileNum, countryDialingCode } = account
    if (way === 'email') await bench.call('forgotPasswordByEmail', { payload: { username, email } })
    else await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })
    const code = await (way === 'email' ? mailedCode(bench, email) : textedCode(bench, account))
    const number = { mobileNum, countryDialingCode }
    const reset = { newPassword: 'Fresh-2468', verificationCode: code }
    const heard = await {
      sms: () =>
        bench.call('login', { payload: { type: 'sms', username: mobileNum, countryDialingCode, password: code } }),
      phone: () => bench.call('setPasswordByPhone', { payload: { ...number, ...reset } }),
      email: () => bench.call('setPasswordByEmail', { payload: { username, ...reset } }),
    }[way]()
    expect(heard).toMatchObject({ success: true, value: { token: expect.stringMatching(/./) } })
  })

  test.each(['login', 'loginWithSlider'] as const)('is asked for at %s, by name and password', async (form) => {
    const bench = createTestSandbox()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'unregistered-ip' })
    const { username, password } = await makeAccount(bench)
    const type = form === 'login' ? { type: 'username' } : {}
    const heard = await bench.call(form, { payload: { username, password, ...type } })
    expect(heard).toMatchObject({ success: false, value: { secondFactor: { ways: expect.anything() } } })
  })

  test('one way’s answer is none for another', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    const { ticket } = await waitingLogin(bench, account)
    const code = await rightAnswer(bench, account, ticket, 'sms')
    expect(await prove(bench, ticket, 'email', code)).toMatchObject({ success: false })
    expect(await prove(bench, ticket, 'bank-account-name', code)).toMatchObject({ success: false })
  })

  test('a name on a bank account is compared as banks do', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    const { ticket } = await waitingLogin(bench, account)
    const typed = account.payeeName.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(' ', '  ')
    expect(await prove(bench, ticket, 'bank-account-name', typed)).toMatchObject({ success: true })
  })

  test('an authenticator’s password is taken once', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    const account = await makeAccount(bench)
    const first = await waitingLogin(bench, account)
    const code = await rightAnswer(bench, account, first.ticket, 'authenticator', now)
    expect(await prove(bench, first.ticket, 'authenticator', code)).toMatchObject({ success: true })
    const second = await waitingLogin(bench, account)
    expect(await prove(bench, second.ticket, 'authenticator', code)).toMatchObject({ success: false })
    now += 30_000
    const next = await rightAnswer(bench, account, second.ticket, 'authenticator', now)
    expect(await prove(bench, second.ticket, 'authenticator', next)).toMatchObject({ success: true })
  })

  test('a code runs out, and so does the login that waits', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    const account = await makeAccount(bench)
    const { ticket } = await waitingLogin(bench, account)
    const code = await rightAnswer(bench, account, ticket, 'sms')
    now += CODE_MINUTES * 60_000
    expect(await prove(bench, ticket, 'sms', code)).toMatchObject({ message: 'verification code expired, send again' })
    now += TICKET_MS
    expect(await prove(bench, ticket, 'bank-account-name', account.payeeName)).toMatchObject({
      message: 'please complete verification first',
      value: { ended: true },
    })
  })
})
