import { describe, expect, test } from 'vitest'
import {
  logsIn,
  mailedCode,
  makeAccount,
  NEW_PASSWORD,
  textedCode,
  waitingLogin,
  WRONG_CODE,
} from '../testing/password.ts'
import { TOO_MANY_RETRY_MS } from '../../../src/rules/figures.ts'
import { WRONG_CODES } from '../store/account/attempts.ts'
import { credentials, createTestSandbox, type Bench } from '../testing/sandbox.ts'

describe('a change of the password', () => {
  const change = async (bench: Bench, more: object) => {
    const { username, token } = await bench.member('expired')
    const payload = {
      oldPassword: 'Sandbox-2468',
      newPassword: NEW_PASSWORD,
      confirmNewPassword: NEW_PASSWORD,
      ...more,
    }
    return { username, token, heard: await bench.call('changePassword', { payload, token }) }
  }

  test('ends every session, and the new one is in order', async () => {
    const bench = createTestSandbox()
    const { username, token, heard } = await change(bench, {})
    expect(heard).toMatchObject({ success: true, value: null })
    expect(await bench.call('getMemberInfo', { token })).toMatchObject({ success: false, value: { session: 'ended' } })
    expect(await logsIn(bench, { username }, 'Sandbox-2468')).toBe(false)
    expect((await bench.call('login', credentials(username, { password: NEW_PASSWORD }))).value).toMatchObject({
      passwordExpired: false,
      passwordDefault: false,
    })
  })

  test.each([
    ['a wrong old one', { oldPassword: 'wrong' }, 'oldPassword', 'old password is incorrect'],
    ['no old one', { oldPassword: undefined }, 'oldPassword', 'old password is incorrect'],
    ['two that differ', { confirmNewPassword: 'other' }, 'confirmNewPassword', 'confirmation password not correct'],
    [
      'the old one again',
      { newPassword: 'Sandbox-2468', confirmNewPassword: 'Sandbox-2468' },
      'newPassword',
      'the new password is the old one',
    ],
    [
      'a weak one',
      { newPassword: 'weakling', confirmNewPassword: 'weakling' },
      'newPassword',
      'account, password and email format incorrect',
    ],
  ])('is refused for %s, and changes nothing', async (_, more, field, message) => {
    const bench = createTestSandbox()
    const { username, token, heard } = await change(bench, more)
    expect(heard).toMatchObject({ success: false, message, value: { field } })
    expect(await bench.call('getMemberInfo', { token })).toMatchObject({ success: true })
    expect(await logsIn(bench, { username }, 'Sandbox-2468')).toBe(true)
  })
})

describe('guesses of the old password', () => {
  const guess = (bench: Bench, token: string, oldPassword?: string) => {
    const payload = { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD, ...(oldPassword && { oldPassword }) }
    return bench.call('changePassword', { payload, token })
  }

  test('are taken five times within five minutes, whatever the sixth is', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    const { token } = await bench.member()
    expect((await guess(bench, token)).message, 'none is no guess').toBe('old password is incorrect')
    for (let tries = 0; tries < WRONG_CODES; tries += 1)
      expect((await guess(bench, token, 'wrong')).value).toEqual({ field: 'oldPassword' })
    const tooMany = { success: false, message: 'too many requests', value: {} }
    expect(await guess(bench, token, 'Sandbox-2468')).toMatchObject(tooMany)
    const { token: other } = await bench.member()
    expect(await guess(bench, other, 'Sandbox-2468'), 'another member').toMatchObject({ success: true })
    now += TOO_MANY_RETRY_MS
    expect(await guess(bench, token, 'Sandbox-2468')).toMatchObject({ success: true })
  })
})

describe('what was begun with the old password ends with it', () => {
  test('a login that waits for its second factor', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    const { value } = await bench.call('login', credentials(account.username))
    const { token } = value as { token: string } // a login's value, by its schema
    const { ticket } = await waitingLogin(bench, account)
    const payload = { oldPassword: 'Sandbox-2468', newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD }
    expect(await bench.call('changePassword', { payload, token })).toMatchObject({ success: true })
    const proof = { ticket, way: 'bank-account-name', answer: account.payeeName }
    expect(await bench.call('proveSecondFactor', { payload: proof })).toMatchObject({
      success: false,
      value: { ended: true },
    })
  })

  test('codes to log in with and to set a password with', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    const { username, email, mobileNum, countryDialingCode } = account
    await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })
    await bench.call('forgotPasswordByEmail', { payload: { username, email } })
    const [texted, mailed] = [await textedCode(bench, account), await mailedCode(bench, email)]
    const { value } = await bench.call('login', credentials(username))
    const { token } = value as { token: string } // a login's value, by its schema
    const payload = { oldPassword: 'Sandbox-2468', newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD }
    await bench.call('changePassword', { payload, token })
    const wrong = { success: false, message: WRONG_CODE }
    const bySms = { username: mobileNum, countryDialingCode, password: texted, type: 'sms' }
    expect(await bench.call('login', { payload: bySms })).toMatchObject(wrong)
    const byMail = { username, verificationCode: mailed, newPassword: 'Other-1357' }
    expect(await bench.call('setPasswordByEmail', { payload: byMail })).toMatchObject(wrong)
  })
})
