import { describe, expect, test } from 'vitest'
import { mailedCode, mailsTo, makeAccount, textedCode, waitingLogin, type MadeAccount } from './password-testing.ts'
import { EMAIL_CODE_MINUTES } from './store/codes.ts'
import { TRY_AGAIN_MS } from './store/attempts.ts'
import { WRONG_CODES } from './store/mobiles.ts'
import { credentials, openBench, wireframe, type Bench, type Heard } from './testing.ts'

/** Fits the rule for passwords of the bench's merchant. */
const NEW = 'Fresh-2468'
const WRONG_CODE = 'invalid or missing verification code'

/** What one hears from the sixth try on. */
const SIX_WRONG = [...Array<string>(WRONG_CODES).fill(WRONG_CODE), 'too many requests']
const said = ({ success, message, value }: Heard) => [success, message, value]

const logsIn = async (bench: Bench, { username }: Pick<MadeAccount, 'username'>, password: string) =>
  (await bench.call('login', credentials(username, { password }))).success

describe('a change of the password', () => {
  const change = async (bench: Bench, more: object) => {
    const { username, token } = await bench.member('expired')
    const payload = { oldPassword: 'Sandbox-2468', newPassword: NEW, confirmNewPassword: NEW, ...more }
    return { username, token, heard: await bench.call('changePassword', { payload, token }) }
  }

  test('ends every session, and the new one is in order', async () => {
    const bench = openBench()
    const { username, token, heard } = await change(bench, {})
    expect(heard).toMatchObject({ success: true, value: null })
    expect(await bench.call('getMemberInfo', { token })).toMatchObject({ success: false, value: { session: 'ended' } })
    expect(await logsIn(bench, { username }, 'Sandbox-2468')).toBe(false)
    expect((await bench.call('login', credentials(username, { password: NEW }))).value).toMatchObject({
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
    const bench = openBench()
    const { username, token, heard } = await change(bench, more)
    expect(heard).toMatchObject({ success: false, message, value: { field } })
    expect(await bench.call('getMemberInfo', { token })).toMatchObject({ success: true })
    expect(await logsIn(bench, { username }, 'Sandbox-2468')).toBe(true)
  })
})

describe('guesses of the old password', () => {
  const guess = (bench: Bench, token: string, oldPassword?: string) => {
    const payload = { newPassword: NEW, confirmNewPassword: NEW, ...(oldPassword && { oldPassword }) }
    return bench.call('changePassword', { payload, token })
  }

  test('are taken five times within five minutes, whatever the sixth is', async () => {
    let now = 1_800_000_000_000
    const bench = openBench({ now: () => now })
    const { token } = await bench.member()
    expect((await guess(bench, token)).message, 'none is no guess').toBe('old password is incorrect')
    for (let tries = 0; tries < WRONG_CODES; tries += 1)
      expect((await guess(bench, token, 'wrong')).value).toEqual({ field: 'oldPassword' })
    const tooMany = { success: false, message: 'too many requests', value: {} }
    expect(await guess(bench, token, 'Sandbox-2468')).toMatchObject(tooMany)
    const { token: other } = await bench.member()
    expect(await guess(bench, other, 'Sandbox-2468'), 'another member').toMatchObject({ success: true })
    now += TRY_AGAIN_MS
    expect(await guess(bench, token, 'Sandbox-2468')).toMatchObject({ success: true })
  })
})

describe('what was begun with the old password ends with it', () => {
  test('a login that waits for its second factor', async () => {
    const bench = openBench()
    const account = await makeAccount(bench)
    const { value } = await bench.call('login', credentials(account.username))
    const { token } = value as { token: string } // a login's value, by its schema
    const { ticket } = await waitingLogin(bench, account)
    const payload = { oldPassword: 'Sandbox-2468', newPassword: NEW, confirmNewPassword: NEW }
    expect(await bench.call('changePassword', { payload, token })).toMatchObject({ success: true })
    const proof = { ticket, way: 'bank-account-name', answer: account.payeeName }
    expect(await bench.call('proveSecondFactor', { payload: proof })).toMatchObject({
      success: false,
      value: { ended: true },
    })
  })

  test('codes to log in with and to set a password with', async () => {
    const bench = openBench()
    const account = await makeAccount(bench)
    const { username, email, mobileNum, countryDialingCode } = account
    await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })
    await bench.call('forgotPasswordByEmail', { payload: { username, email } })
    const [texted, mailed] = [await textedCode(bench, account), await mailedCode(bench, email)]
    const { value } = await bench.call('login', credentials(username))
    const { token } = value as { token: string } // a login's value, by its schema
    const payload = { oldPassword: 'Sandbox-2468', newPassword: NEW, confirmNewPassword: NEW }
    await bench.call('changePassword', { payload, token })
    const wrong = { success: false, message: WRONG_CODE }
    const bySms = { username: mobileNum, countryDialingCode, password: texted, type: 'sms' }
    expect(await bench.call('login', { payload: bySms })).toMatchObject(wrong)
    const byMail = { username, verificationCode: mailed, newPassword: 'Other-1357' }
    expect(await bench.call('setPasswordByEmail', { payload: byMail })).toMatchObject(wrong)
  })
})

describe('a new password by phone', () => {
  async function reset(bench: Bench, account: MadeAccount, more: object = {}) {
    const { mobileNum, countryDialingCode } = account
    await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })
    const verificationCode = await textedCode(bench, account)
    const payload = { mobileNum, countryDialingCode, verificationCode, newPassword: NEW, ...more }
    return bench.call('setPasswordByPhone', { payload })
  }

  test('logs in, once a code, and ends what was there before', async () => {
    const bench = openBench()
    const account = await makeAccount(bench, 'default')
    const before = ((await bench.call('login', credentials(account.username))).value as { token: string }).token // by its schema
    const heard = await reset(bench, account)
    expect(heard).toMatchObject({ success: true, value: { passwordDefault: false } })
    const { token } = heard.value as { token: string } // a login's value, by its schema
    expect(await bench.call('getMemberInfo', { token })).toMatchObject({ value: { account: account.username } })
    expect(await bench.call('getMemberInfo', { token: before })).toMatchObject({ success: false })
    expect(await logsIn(bench, account, NEW)).toBe(true)
  })

  test('answers a stranger’s number and a wrong code alike', async () => {
    const bench = openBench()
    const account = await makeAccount(bench)
    const wrong = { success: false, message: WRONG_CODE }
    expect(await reset(bench, account, { verificationCode: '000000x' })).toMatchObject(wrong)
    expect(await reset(bench, account, { mobileNum: '91155599999' })).toMatchObject(wrong)
    expect(await logsIn(bench, account, 'Sandbox-2468')).toBe(true)
  })

  test('stops taking codes for a member’s number and for a stranger’s alike', async () => {
    const bench = openBench()
    const { mobileNum, countryDialingCode } = await makeAccount(bench)
    const heard = []
    for (const to of [mobileNum, '91155599999']) {
      await bench.call('sendLoginCode', { payload: { mobileNum: to, countryDialingCode } })
      const payload = { mobileNum: to, countryDialingCode, verificationCode: 'wrong', newPassword: NEW }
      const answers = []
      for (let tries = 0; tries <= WRONG_CODES; tries += 1)
        answers.push(said(await bench.call('setPasswordByPhone', { payload })))
      heard.push(answers)
    }
    expect(heard[0]?.map(([, message]) => message)).toEqual(SIX_WRONG)
    expect(heard[1]).toEqual(heard[0])
  })

  test('keeps the code for another try when the new password is too weak', async () => {
    const bench = openBench()
    const account = await makeAccount(bench)
    expect(await reset(bench, account, { newPassword: 'weak' })).toMatchObject({ value: { field: 'newPassword' } })
    const { mobileNum, countryDialingCode } = account
    const verificationCode = await textedCode(bench, account)
    const payload = { mobileNum, countryDialingCode, verificationCode, newPassword: NEW }
    expect(await bench.call('setPasswordByPhone', { payload })).toMatchObject({ success: true })
  })

  test('is for merchants that have it, and for members on the right site', async () => {
    const bench = openBench()
    const account = await makeAccount(bench)
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off: ['CHNGPASSVERIF3'] })
    expect(await reset(bench, account)).toMatchObject({ success: false, message: 'operation not allowed' })
    await bench.control('DELETE', '/sandbox/scenarios')
    const affiliate = await makeAccount(bench, 'affiliate')
    expect(await reset(bench, affiliate)).toMatchObject({ success: false, message: 'non-member cannot log in' })
  })

  test('its code can be sent where logging in by SMS is off', async () => {
    const bench = openBench()
    const { mobileNum, countryDialingCode } = await makeAccount(bench)
    const send = async (off: readonly string[]) => {
      await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off })
      return (await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })).success
    }
    expect(await send(['VERIFICATION_CODE_LOGIN'])).toBe(true)
    expect(await send(['VERIFICATION_CODE_LOGIN', 'CHNGPASSVERIF3'])).toBe(false)
  })
})

describe('a new password by e-mail', () => {
  const ask = (bench: Bench, username: string, email: string) =>
    bench.call('forgotPasswordByEmail', { payload: { username, email } })
  const set = (bench: Bench, username: string, verificationCode: string, newPassword = NEW) =>
    bench.call('setPasswordByEmail', { payload: { username, verificationCode, newPassword } })

  test('comes with a code, however it is written, and logs in', async () => {
    const bench = openBench()
    const { username, email } = await makeAccount(bench, 'expired')
    expect(await ask(bench, ` ${username.toUpperCase()}`, email.toUpperCase())).toMatchObject({ success: true })
    const code = await mailedCode(bench, email)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    const heard = await set(bench, username, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)
    expect(heard).toMatchObject({ success: true, value: { passwordExpired: false } })
    expect(await set(bench, username, code), 'a code is good once').toMatchObject({ success: false })
    expect(await logsIn(bench, { username }, NEW)).toBe(true)
  })

  test('the link of the e-mail leads to the form and holds no secret', async () => {
    const bench = openBench()
    const { username, email } = await makeAccount(bench)
    await ask(bench, username, email)
    const [mail] = await mailsTo(bench, email)
    const [link = ''] = /https?:\S+/.exec(mail?.text ?? '') ?? []
    expect(new URL(link).pathname + new URL(link).search).toBe('/login?modal=forgot-password&with=code')
    expect(link).not.toContain(await mailedCode(bench, email))
  })

  test('answers a stranger, a wrong address and a member alike, and writes to the member alone', async () => {
    const bench = openBench()
    const { username, email } = await makeAccount(bench)
    const answers = [
      await ask(bench, 'nobody', 'nobody@players.example'),
      await ask(bench, username, 'nobody@players.example'),
      await ask(bench, username, email),
    ].map(({ status, success, message, value }) => ({ status, success, message, value }))
    for (const answer of answers) expect(answer).toEqual({ status: 200, success: true, message: '', value: null })
    expect(await mailsTo(bench, 'nobody@players.example')).toEqual([])
    expect(await mailsTo(bench, email)).toHaveLength(1)
    expect(await mailsTo(bench, email, wireframe), 'another merchant has sent none').toEqual([])
  })

  test('stops taking codes for a right name and address, a wrong pair and a stranger alike', async () => {
    let now = 1_800_000_000_000
    const bench = openBench({ now: () => now })
    const pairs = [await makeAccount(bench), await makeAccount(bench), { username: 'nobody', email: '' }]
    const heard = []
    for (const [at, { username, email }] of pairs.entries()) {
      await ask(bench, username, at === 0 ? email : 'nobody@players.example')
      const answers = []
      for (let tries = 0; tries <= WRONG_CODES; tries += 1) {
        answers.push(said(await set(bench, username, 'ABCDEFGH')))
        // Beyond the end of the code, which is none of a stranger's business either.
        if (tries === 1) now += EMAIL_CODE_MINUTES.password * 60_000
      }
      for (let tries = 2; tries < WRONG_CODES; tries += 1) answers.push(said(await set(bench, username, 'ABCDEFGH')))
      heard.push(answers)
    }
    expect(heard[0]?.at(0)).toEqual([false, WRONG_CODE, { field: 'verificationCode' }])
    expect(heard[0]?.at(-1)).toEqual([false, 'too many requests', {}])
    expect(heard[1]).toEqual(heard[0])
    expect(heard[2]).toEqual(heard[0])
  })

  test('a new e-mail starts no new count, and none follows another at once', async () => {
    let now = 1_800_000_000_000
    const bench = openBench({ now: () => now })
    const { username, email } = await makeAccount(bench)
    await ask(bench, username, email)
    const code = await mailedCode(bench, email)
    now += 59_999
    expect(said(await ask(bench, username, email))).toEqual([true, '', null])
    expect(await mailsTo(bench, email)).toHaveLength(1)
    for (let tries = 0; tries < WRONG_CODES; tries += 1) await set(bench, username, 'ABCDEFGH')
    now += 1
    await ask(bench, username, email)
    expect(await mailsTo(bench, email)).toHaveLength(2)
    const fresh = await mailedCode(bench, email)
    expect(fresh).not.toBe(code)
    expect(await set(bench, username, fresh)).toMatchObject({ message: 'too many requests' })
    now += TRY_AGAIN_MS
    expect(await set(bench, username, fresh)).toMatchObject({ success: true })
  })

  test('a wrong code, one that is too old, and too many', async () => {
    let now = 1_800_000_000_000
    const bench = openBench({ now: () => now })
    const { username, email } = await makeAccount(bench)
    const message = async (code: string) => (await set(bench, username, code)).message
    expect(await message('ABCDEFGH')).toBe(WRONG_CODE)
    expect((await set(bench, 'nobody', 'ABCDEFGH')).message).toBe(WRONG_CODE)
    await ask(bench, username, email)
    now += EMAIL_CODE_MINUTES.password * 60_000
    expect(await message(await mailedCode(bench, email))).toBe('verification code expired, send again')
    await ask(bench, username, email)
    for (let tries = 0; tries < WRONG_CODES; tries += 1) expect(await message('ABCDEFGH')).toBe(WRONG_CODE)
    const tooMany = await set(bench, username, await mailedCode(bench, email))
    expect(tooMany).toMatchObject({ message: 'too many requests', value: {} })
    expect(tooMany.value).not.toHaveProperty('field')
    expect(await logsIn(bench, { username }, 'Sandbox-2468')).toBe(true)
  })
})
