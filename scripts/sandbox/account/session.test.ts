import { describe, expect, test } from 'vitest'
import { CHECK_MS, WRONG_ANSWERS } from '../store/account/human-checks.ts'
import { SESSION_MS } from '../store/account/sessions.ts'
import { CAPTCHA_MS, FAILURE_MS } from '../store/account/failed-logins.ts'
import { affiliates, credentials, createTestSandbox, wireframe, type Bench } from '../testing/sandbox.ts'

const WRONG = { success: false, message: 'username or password is incorrect' }

async function failThrice(bench: Bench, username: string, cookie = '') {
  for (let tries = 0; tries < 3; tries += 1)
    await bench.call('login', { ...credentials(username, { password: 'wrong' }), cookie })
}

async function solved(bench: Bench) {
  const { cookie } = await bench.call('getCaptcha')
  const { answer } = await bench.control('GET', '/sandbox/captcha', undefined, cookie)
  return { cookie, captcha: String(answer) }
}

describe('login', () => {
  test('says what the account needs', async () => {
    const bench = createTestSandbox()
    const flags = async (username: string) => (await bench.call('login', credentials(username))).value
    const none = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false }
    expect(await flags('PLAYER ')).toMatchObject({ ...none, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await flags('expired')).toMatchObject({ ...none, passwordExpired: true })
    expect(await flags('default')).toMatchObject({ ...none, passwordDefault: true })
    expect(await flags('newcomer')).toMatchObject({ ...none, firstTimeLogin: true })
    expect(await flags('newcomer')).toMatchObject(none)
  })

  test('answers a wrong name and a wrong password alike', async () => {
    const bench = createTestSandbox()
    const name = await bench.call('login', credentials('nobody'))
    const password = await bench.call('login', credentials('player', { password: 'wrong' }))
    expect(name).toMatchObject({ ...WRONG, status: 200, value: { captcha: false } })
    expect([password.status, password.message, password.value]).toEqual([name.status, name.message, name.value])
  })

  test('a merchant’s accounts and sessions are its own', async () => {
    const bench = createTestSandbox()
    const { username, token } = await bench.member()
    expect(await bench.call('login', { ...credentials(username), merchant: wireframe })).toMatchObject(WRONG)
    expect(await bench.call('getMemberInfo', { token, merchant: wireframe })).toMatchObject({ success: false })
  })

  test('each site admits its own kind, and says so only to who knows the password', async () => {
    const bench = createTestSandbox()
    const at = async (username: string, merchant = wireframe, more = {}) =>
      (await bench.call('login', { ...credentials(username, more), merchant })).message
    expect(await at('affiliate')).toBe('non-member cannot log in')
    expect(await at('affiliate', wireframe, { password: 'x' })).toBe(WRONG.message)
    expect(await at('agent41')).toBe('')
    expect(await at('player', affiliates)).toBe('non-agents cannot log in')
    expect(await at('trial', affiliates)).toBe('non-agents cannot log in')
    expect(await at('affiliate', affiliates)).toBe('')
  })
})

describe('free play', () => {
  const asked = { payload: { os: 'Linux', platform: 'W', random: 'ab'.repeat(16), gatewayVersion: 3 } }

  test('is a trial account of its own, each time', async () => {
    const bench = createTestSandbox()
    const members = []
    for (const _ of [1, 2]) {
      const { value } = await bench.call('startFreePlay', asked)
      const { token } = value as { token: string } // a free play's value, by its schema
      members.push((await bench.call('getMemberInfo', { token })).value)
    }
    expect(members).toEqual([expect.objectContaining({ type: 4 }), expect.objectContaining({ type: 4 })])
    expect(new Set(members.map((member) => (member as { id: string }).id)).size).toBe(2) // member info, by its schema
  })

  test('is for merchants that have it', async () => {
    const heard = await createTestSandbox().call('startFreePlay', { ...asked, merchant: wireframe })
    expect(heard).toMatchObject({ success: false, message: 'operation not allowed' })
  })

  test('goes by what a scenario says of the module', async () => {
    const bench = createTestSandbox()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off: ['FREE_PLAY'], brand: 'pampas' })
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', on: ['FREE_PLAY'], brand: 'wireframe' })
    expect(await bench.call('startFreePlay', asked)).toMatchObject({ success: false, message: 'operation not allowed' })
    expect(await bench.call('startFreePlay', { ...asked, merchant: wireframe })).toMatchObject({ success: true })
  })
})

describe('captcha', () => {
  test.each(['player', 'nobody'])('is wanted after three failures of %s, from any browser', async (username) => {
    const bench = createTestSandbox()
    await failThrice(bench, username)
    const heard = await bench.call('login', credentials(username))
    expect(heard).toMatchObject({ success: false, message: 'please enter the captcha', value: { captcha: true } })
  })

  test('is wanted after three failures of one browser', async () => {
    const bench = createTestSandbox()
    const { cookie } = await bench.call('getCaptcha')
    await failThrice(bench, 'nobody', cookie)
    expect(await bench.call('login', { ...credentials('player'), cookie })).toMatchObject({ value: { captcha: true } })
    expect(await bench.call('login', credentials('player'))).toMatchObject({ success: true })
  })

  test('lets the right text in, in any case, once', async () => {
    const bench = createTestSandbox()
    await failThrice(bench, 'player')
    const { cookie, captcha } = await solved(bench)
    const said = credentials('player', { captcha: captcha.toLowerCase(), password: 'wrong' })
    expect(await bench.call('login', { ...said, cookie })).toMatchObject({ ...WRONG, value: { captcha: true } })
    expect(await bench.call('login', { ...said, cookie })).toMatchObject({ message: 'captcha check failed' })
    const fresh = await solved(bench)
    const right = { ...credentials('player', { captcha: fresh.captcha }), cookie: fresh.cookie }
    expect(await bench.call('login', right)).toMatchObject({ success: true })
    expect(await bench.call('login', credentials('player'))).toMatchObject({ success: true })
  })

  test('belongs to one browser', async () => {
    const bench = createTestSandbox()
    await failThrice(bench, 'player')
    const { captcha } = await solved(bench)
    const { cookie: other } = await bench.call('getCaptcha')
    for (const cookie of ['', other])
      expect(await bench.call('login', { ...credentials('player', { captcha }), cookie })).toMatchObject({
        message: 'captcha check failed',
      })
  })

  test.each(['player', 'nobody'])('is refused to %s after eight wrong ones within five minutes', async (username) => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    await failThrice(bench, username)
    // Another browser each time.
    const tryText = async (text?: string) => {
      const { cookie, captcha } = await solved(bench)
      return bench.call('login', { ...credentials(username, { captcha: text ?? captcha }), cookie })
    }
    for (let tries = 0; tries < WRONG_ANSWERS; tries += 1)
      expect(await tryText('wrong')).toMatchObject({ message: 'captcha check failed', value: { captcha: true } })
    expect(await tryText()).toMatchObject({ message: 'too many requests', value: { captcha: true } })
    now += CHECK_MS
    const open = await tryText()
    if (username === 'player') expect(open).toMatchObject({ success: true })
    else expect(open).toMatchObject(WRONG)
  })

  test('runs out after five minutes, and failures after fifteen', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    await failThrice(bench, 'player')
    const { cookie, captcha } = await solved(bench)
    now += CAPTCHA_MS
    expect(await bench.call('login', { ...credentials('player', { captcha }), cookie })).toMatchObject({
      message: 'captcha check failed',
    })
    now += FAILURE_MS
    expect(await bench.call('login', credentials('player'))).toMatchObject({ success: true })
  })

  test('its cookie is kept from scripts', async () => {
    const { headers } = await createTestSandbox().call('getCaptcha')
    expect(headers.get('set-cookie')).toMatch(/^sandbox-visitor=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/)
  })
})

describe('session', () => {
  test('ends at logout, by revocation and with time', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    const alive = async (token: string) => (await bench.call('getMemberInfo', { token })).success
    const { username, token } = await bench.member()
    expect(await alive(token)).toBe(true)
    await bench.call('logout', { token })
    expect(await alive(token)).toBe(false)

    const login = await bench.call('login', credentials(username))
    const next = (login.value as { token: string }).token // a login's value, by its schema
    expect(await alive(next)).toBe(true)
    const address = `/sandbox/sessions?merchant=pampas&member=${username}`
    expect(await bench.control('GET', address)).toMatchObject({ running: 1 })
    expect(await bench.control('DELETE', address)).toMatchObject({ ended: 1 })
    expect(await bench.control('GET', address)).toMatchObject({ running: 0 })
    expect(await alive(next)).toBe(false)

    const { token: last } = await bench.member()
    now += SESSION_MS - 1
    expect(await alive(last)).toBe(true)
    now += 1
    expect(await alive(last)).toBe(false)
  })
})
