import { describe, expect, test } from 'vitest'
import {
  logsIn,
  makeAccount,
  NEW_PASSWORD,
  said,
  textedCode,
  WRONG_CODE,
  type MadeAccount,
} from '../testing/password.ts'
import { WRONG_CODES } from '../store/account/attempts.ts'
import { credentials, createTestSandbox, type Bench } from '../testing/sandbox.ts'

/** What one hears from the sixth try on. */
const SIX_WRONG = [...Array<string>(WRONG_CODES).fill(WRONG_CODE), 'too many requests']

describe('a new password by phone', () => {
  async function reset(bench: Bench, account: MadeAccount, more: object = {}) {
    const { mobileNum, countryDialingCode } = account
    await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })
    const verificationCode = await textedCode(bench, account)
    const payload = { mobileNum, countryDialingCode, verificationCode, newPassword: NEW_PASSWORD, ...more }
    return bench.call('setPasswordByPhone', { payload })
  }

  test('logs in, once a code, and ends what was there before', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench, 'default')
    const before = ((await bench.call('login', credentials(account.username))).value as { token: string }).token // by its schema
    const heard = await reset(bench, account)
    expect(heard).toMatchObject({ success: true, value: { passwordDefault: false } })
    const { token } = heard.value as { token: string } // a login's value, by its schema
    expect(await bench.call('getMemberInfo', { token })).toMatchObject({ value: { account: account.username } })
    expect(await bench.call('getMemberInfo', { token: before })).toMatchObject({ success: false })
    expect(await logsIn(bench, account, NEW_PASSWORD)).toBe(true)
  })

  test('answers a stranger’s number and a wrong code alike', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    const wrong = { success: false, message: WRONG_CODE }
    expect(await reset(bench, account, { verificationCode: '000000x' })).toMatchObject(wrong)
    expect(await reset(bench, account, { mobileNum: '91155599999' })).toMatchObject(wrong)
    expect(await logsIn(bench, account, 'Sandbox-2468')).toBe(true)
  })

  test('stops taking codes for a member’s number and for a stranger’s alike', async () => {
    const bench = createTestSandbox()
    const { mobileNum, countryDialingCode } = await makeAccount(bench)
    const heard = []
    for (const to of [mobileNum, '91155599999']) {
      await bench.call('sendLoginCode', { payload: { mobileNum: to, countryDialingCode } })
      const payload = { mobileNum: to, countryDialingCode, verificationCode: 'wrong', newPassword: NEW_PASSWORD }
      const answers = []
      for (let tries = 0; tries <= WRONG_CODES; tries += 1)
        answers.push(said(await bench.call('setPasswordByPhone', { payload })))
      heard.push(answers)
    }
    expect(heard[0]?.map(([, message]) => message)).toEqual(SIX_WRONG)
    expect(heard[1]).toEqual(heard[0])
  })

  test('keeps the code for another try when the new password is too weak', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    expect(await reset(bench, account, { newPassword: 'weak' })).toMatchObject({ value: { field: 'newPassword' } })
    const { mobileNum, countryDialingCode } = account
    const verificationCode = await textedCode(bench, account)
    const payload = { mobileNum, countryDialingCode, verificationCode, newPassword: NEW_PASSWORD }
    expect(await bench.call('setPasswordByPhone', { payload })).toMatchObject({ success: true })
  })

  test('is for merchants that have it, and for members on the right site', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off: ['CHNGPASSVERIF3'] })
    expect(await reset(bench, account)).toMatchObject({ success: false, message: 'operation not allowed' })
    await bench.control('DELETE', '/sandbox/scenarios')
    const affiliate = await makeAccount(bench, 'affiliate')
    expect(await reset(bench, affiliate)).toMatchObject({ success: false, message: 'non-member cannot log in' })
  })

  test('its code can be sent where logging in by SMS is off', async () => {
    const bench = createTestSandbox()
    const { mobileNum, countryDialingCode } = await makeAccount(bench)
    const send = async (off: readonly string[]) => {
      await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off })
      return (await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })).success
    }
    expect(await send(['VERIFICATION_CODE_LOGIN'])).toBe(true)
    expect(await send(['VERIFICATION_CODE_LOGIN', 'CHNGPASSVERIF3'])).toBe(false)
  })
})
