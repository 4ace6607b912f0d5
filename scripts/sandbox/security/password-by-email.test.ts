import { describe, expect, test } from 'vitest'
import { logsIn, mailedCode, mailsTo, makeAccount, NEW_PASSWORD, said, WRONG_CODE } from '../testing/password.ts'
import { EMAIL_CODE_MINUTES } from '../store/account/email-codes.ts'
import { TOO_MANY_RETRY_MS } from '../../../src/rules/figures.ts'
import { WRONG_CODES } from '../store/account/attempts.ts'
import { credentials, createTestSandbox, wireframe, type Bench } from '../testing/sandbox.ts'

describe('a new password by e-mail', () => {
  const ask = (bench: Bench, username: string, email: string) =>
    bench.call('forgotPasswordByEmail', { payload: { username, email } })
  const set = (bench: Bench, username: string, verificationCode: string, newPassword = NEW_PASSWORD) =>
    bench.call('setPasswordByEmail', { payload: { username, verificationCode, newPassword } })

  test('comes with a code, however it is written, and logs in', async () => {
    const bench = createTestSandbox()
    const { username, email } = await makeAccount(bench, 'expired')
    expect(await ask(bench, ` ${username.toUpperCase()}`, email.toUpperCase())).toMatchObject({ success: true })
    const code = await mailedCode(bench, email)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    const heard = await set(bench, username, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)
    expect(heard).toMatchObject({ success: true, value: { passwordExpired: false } })
    expect(await set(bench, username, code), 'a code is good once').toMatchObject({ success: false })
    expect(await logsIn(bench, { username }, NEW_PASSWORD)).toBe(true)
  })

  test('the link of the e-mail leads to the form and holds no secret', async () => {
    const bench = createTestSandbox()
    const { username, email } = await makeAccount(bench)
    await ask(bench, username, email)
    const [mail] = await mailsTo(bench, email)
    const [link = ''] = /https?:\S+/.exec(mail?.text ?? '') ?? []
    expect(new URL(link).pathname + new URL(link).search).toBe('/login?modal=forgot-password&with=code')
    expect(link).not.toContain(await mailedCode(bench, email))
  })

  test('answers a stranger, a wrong address and a member alike, and writes to the member alone', async () => {
    const bench = createTestSandbox()
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
    const bench = createTestSandbox({ now: () => now })
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
    const bench = createTestSandbox({ now: () => now })
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
    now += TOO_MANY_RETRY_MS
    expect(await set(bench, username, fresh)).toMatchObject({ success: true })
  })

  test('a wrong code, one that is too old, and too many', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
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

describe('a new password by a link', () => {
  /** Asks for the e-mail; its link, and what its page answers to a password. */
  async function mailedLink(bench: Bench) {
    const { username, email } = await makeAccount(bench, 'player', wireframe)
    await bench.call('forgotPasswordByEmail', { payload: { username, email }, merchant: wireframe })
    const [mail] = await mailsTo(bench, email, wireframe)
    expect(mail?.text).not.toContain('Code:')
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const send = async (password: string): Promise<string> => {
      const response = await bench.sandbox.fetch(
        new Request(link, { method: 'POST', body: new URLSearchParams({ password }) }),
      )
      return response.text()
    }
    return { username, link, send }
  }
  const lets = async (bench: Bench, username: string, password: string) =>
    (await bench.call('login', { ...credentials(username, { password }), merchant: wireframe })).success

  test('is set on the platform’s own page, once, and a code is not taken', async () => {
    const bench = createTestSandbox()
    const { username, link, send } = await mailedLink(bench)
    const page = await bench.sandbox.fetch(new Request(link))
    expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ])
    expect(await page.text()).toContain('type="password"')
    expect(await send('weak'), 'the link is still good').toContain('characters')
    expect(await send('Fresh2468')).toContain('Your password is set.')
    expect(await lets(bench, username, 'Fresh2468')).toBe(true)
    expect(await send('Other2468')).toContain('no longer good')
    expect(await lets(bench, username, 'Other2468')).toBe(false)
    const payload = { username, verificationCode: 'ABCDEFGH', newPassword: 'Fresh2468' }
    expect(await bench.call('setPasswordByEmail', { payload, merchant: wireframe })).toMatchObject({
      message: 'operation not allowed',
    })
  })

  test('is no longer good after its time, and leads nowhere for a merchant that is none', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    const { link, send } = await mailedLink(bench)
    now += EMAIL_CODE_MINUTES.password * 60_000
    expect(await send('Fresh2468')).toContain('no longer good')
    const other = new Request(link.href.replace('wireframe', 'nobody'))
    expect((await bench.sandbox.fetch(other)).status).toBe(404)
  })
})
