import { describe, expect, test } from 'vitest'
import { credentials, createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { protectedAction } from '../../../rules/account/account-types.ts'
import { Refusal } from '../../../rules/failure.ts'
import { accountTypeAtom, sessionAtom, storedSession } from './session.ts'
import { MERCHANT_KEYS, openSession } from '../../../testing/session.ts'
import { freePlayAtom, wantsCaptcha } from './sign-in.ts'
import { stored, type TestPage } from '../../../testing/state.ts'

/** A page over a sandbox of its own. */
const open = (bench = createTestSandbox()) => ({ bench, ...openSession(bench) })

describe('sign-in', () => {
  test('stores the keys of spec 3, and no password', async () => {
    const { page, signIn } = open()
    await signIn(credentials('player'))
    const session = page.store.get(sessionAtom)
    expect(session).toMatchObject({ username: 'player', accountType: 0, nickname: expect.stringMatching(/./) })
    expect(stored(sessionStorage)).toEqual({
      ...MERCHANT_KEYS,
      token: session?.token,
      nickname: session?.nickname,
      account: 'player',
      username: 'player',
      customerId: 'pampas01-player',
      isAgent: '0',
      toUpline: 'false',
      memberLabel: '["REGULAR"]',
      firstTimeLogin: 'false',
    })
    expect(stored(localStorage)).toEqual({})
    expect(storedSession()).toEqual(session)
  })

  test.each([
    ['player', 'allowed'],
    ['agent41', 'allowed'],
    ['trial', 'needs-true-account'],
  ])('a protected action of %s is %s', async (username, verdict) => {
    const { page, signIn } = open()
    expect(protectedAction(page.store.get(accountTypeAtom), false)).toBe('needs-login')
    await signIn(credentials(username))
    expect(protectedAction(page.store.get(accountTypeAtom), false)).toBe(verdict)
  })

  test('a wrong password keeps nothing, and says when a captcha is wanted', async () => {
    const { page, signIn } = open()
    const wants: boolean[] = []
    for (let tries = 0; tries < 3; tries += 1) {
      const error = await signIn(credentials('player', { password: 'wrong' })).catch((it: unknown) => it)
      expect(error).toBeInstanceOf(Refusal)
      wants.push(wantsCaptcha(error))
    }
    expect(wants).toEqual([false, false, true])
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
  })

  test('stands when member info does not load', async () => {
    const { bench, page, signIn } = open()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'getMemberInfo', how: 'html' })
    await signIn(credentials('trial'))
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'trial', accountType: null })
    expect(storedSession()).toEqual(page.store.get(sessionAtom))
  })

  test('a reload finds the session again, and nonsense for a type is none', () => {
    open()
    expect(storedSession()).toBeNull()
    sessionStorage.setItem('token', 'token-of-ada')
    sessionStorage.setItem('isAgent', '4; drop')
    expect(storedSession()).toEqual({ token: 'token-of-ada', accountType: null, username: '', nickname: '' })
  })
})

describe('free play', () => {
  const freePlay = (page: TestPage): Promise<void> => page.store.set(freePlayAtom, page.queries)

  test('is a session whose member info is loaded, without the flag of a password change', async () => {
    const { page } = open()
    sessionStorage.setItem('cpw', 'true')
    await freePlay(page)
    const session = page.store.get(sessionAtom)
    expect(session).toMatchObject({ accountType: 4, username: expect.stringMatching(/^trial\w+$/) })
    expect(stored(sessionStorage)).toMatchObject({ ...MERCHANT_KEYS, token: session?.token, isAgent: '4' })
    expect(sessionStorage.getItem('cpw')).toBeNull()
    expect(storedSession()).toEqual(session)
    expect(protectedAction(page.store.get(accountTypeAtom), false)).toBe('needs-true-account')
  })

  test('stands, as a trial, when member info does not load', async () => {
    const { bench, page } = open()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'getMemberInfo', how: 'html' })
    await freePlay(page)
    expect(storedSession()).toMatchObject({ accountType: 4, token: page.store.get(sessionAtom)?.token })
  })

  test('that fails leaves a guest, and every try is a new one', async () => {
    const sent: string[] = []
    const bench = createTestSandbox()
    const recording = async (request: Request): Promise<Response> => {
      sent.push(await request.clone().text())
      return bench.sandbox.fetch(request)
    }
    await bench.control('POST', '/sandbox/scenarios', {
      kind: 'failing',
      endpoint: 'startFreePlay',
      status: 503,
      times: 1,
    })
    const { page } = openSession({ sandbox: { ...bench.sandbox, fetch: recording } })
    await expect(freePlay(page)).rejects.toThrow()
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(storedSession()).toBeNull()
    await freePlay(page)
    const asked = sent.filter((body) => body.includes('gatewayVersion')).map((body) => JSON.parse(body) as unknown)
    expect(asked).toHaveLength(2)
    expect(asked[0]).toEqual({
      os: expect.stringMatching(/./),
      platform: 'W',
      gatewayVersion: 3,
      random: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(asked[1]).not.toEqual(asked[0])
  })
})
