import { describe, expect, test, vi } from 'vitest'
import { credentials, createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import type { LoginMethod } from '../../../rules/account/login-method.ts'
import { beginSessionAtom } from './begin-session.ts'
import { promptAtom } from '../../site/prompts.ts'
import { sessionAtom, storedSession } from './session.ts'
import { MERCHANT_KEYS, openSession } from '../../../testing/session.ts'
import { signInAtom } from './sign-in.ts'
import { signOutAtom } from './sign-out.ts'
import { stored } from '../../../testing/state.ts'
import { typedPasswordAtom } from '../typed-password.ts'
import { balanceQuery } from '../../money/wallet.ts'

const open = (bench = createTestSandbox()) => ({ bench, ...openSession(bench) })

/** Comes in by a way of one's own choice, with a token that the sandbox gave. */
async function enter({ bench, page }: ReturnType<typeof open>, kind: 'player' | 'vip', way: LoginMethod, reply = {}) {
  const { username, token } = await bench.member(kind)
  const said = { token, firstTimeLogin: false, passwordExpired: false, passwordDefault: false, ...reply }
  await page.store.set(beginSessionAtom, { reply: said, way, username, password: 'Typed-1357' }, page.queries)
  return { username, token }
}

describe('a session that begins', () => {
  test.each<LoginMethod>(['username', 'sms', 'third-party', 'third-party-phone', 'registration', 'reset'])(
    'by %s has its member’s info, and keeps no password anywhere',
    async (way) => {
      const all = open()
      const { username, token } = await enter(all, 'player', way)
      expect(all.page.store.get(sessionAtom)).toMatchObject({ token, username, accountType: 0 })
      expect(storedSession()).toEqual(all.page.store.get(sessionAtom))
      expect(all.page.store.get(typedPasswordAtom)).toBeNull()
      expect(sessionStorage.getItem('cpw')).toBeNull()
      expect(JSON.stringify(stored(sessionStorage))).not.toContain('Typed-1357')
    },
  )

  test('with a password that must be changed notes so, and remembers what was typed until it is over', async () => {
    const all = open()
    await enter(all, 'player', 'username', { passwordDefault: true })
    expect(sessionStorage.getItem('cpw')).toBe('true')
    expect(all.page.store.get(typedPasswordAtom)).toBe('Typed-1357')
    expect(JSON.stringify({ ...stored(sessionStorage), ...stored(localStorage) })).not.toContain('Typed-1357')
    all.page.store.set(signOutAtom, all.page.queries)
    expect(all.page.store.get(typedPasswordAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
  })

  test.each([
    ['is on', { kind: 'modules', on: ['FORCED_PASSWORD_CHANGE'] }, 'true'],
    ['is off', { kind: 'modules', off: ['FORCED_PASSWORD_CHANGE'] }, null],
    ['can’t be asked for', { kind: 'failing', endpoint: 'getWhitelabel', how: 'html' }, 'true'],
    ['can’t be heard of', { kind: 'failing', endpoint: 'getWhitelabel', how: 'abort' }, 'true'],
  ])('with an expired password, while the module %s', async (_, scenario, cpw) => {
    const { bench, page } = open()
    await bench.control('POST', '/sandbox/scenarios', scenario)
    await page.store.set(signInAtom, { ...credentials('expired').payload, type: 'username' }, page.queries)
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'expired' })
    expect(sessionStorage.getItem('cpw')).toBe(cpw)
    expect(page.store.get(promptAtom)).toBe(cpw && 'forced-password-change')
  })

  test.each([null, 'sign-out'] as const)('for the first time is greeted unless %j is asked by then', async (asked) => {
    const all = open()
    const { page, onItsWay } = all
    const { late, release } = await onItsWay(
      () => enter(all, 'player', 'username', { firstTimeLogin: true }),
      '/wps/member/info',
    )
    page.store.set(promptAtom, asked)
    release()
    await late
    expect(page.store.get(promptAtom)).toBe(asked ?? 'welcome')
  })

  test('takes the place of the one before: its answers go, and the server is told', async () => {
    const all = open()
    const { bench, page } = all
    const first = await enter(all, 'player', 'username', { passwordDefault: true })
    const balance = () => page.queries.fetchQuery(balanceQuery)
    const before = await balance()
    const second = await enter(all, 'vip', 'registration')
    expect(page.store.get(sessionAtom)).toMatchObject({ token: second.token, username: second.username })
    expect(sessionStorage.getItem('cpw')).toBeNull()
    expect(await balance()).not.toBe(before)
    await vi.waitFor(async () =>
      expect(await bench.call('getMemberInfo', { token: first.token })).toMatchObject({ success: false }),
    )
    expect(await bench.call('getMemberInfo', { token: second.token })).toMatchObject({ success: true })
  })
})
