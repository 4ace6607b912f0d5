/** Who may do what: a member who must choose a new password, and a trial account (spec 4, "Login success"; spec 5). */
import { afterAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../src/api/contract.ts'
import type { Contract } from '../../../src/api/contract.ts'
import { ALLOWED_MEANWHILE, PASSWORD_DEMANDED } from '../../../src/rules/security/password-demand.ts'
import { NEEDS_TRUE_ACCOUNT } from '../answers.ts'
import { createTestSandbox, pampas } from '../testing/sandbox.ts'

const bench = createTestSandbox()
afterAll(() => bench.sandbox.close())

const nameOf = (name: string): keyof Contract => name as keyof Contract // the contract's own names

async function loginOf(kind: 'default' | 'expired', on: boolean): Promise<string> {
  const { username, password } = (await bench.control('POST', '/sandbox/members', { merchant: pampas.id, kind })) as {
    username: string
    password: string
  }
  const modules = { kind: 'modules', [on ? 'on' : 'off']: ['FORCED_PASSWORD_CHANGE'], brand: pampas.id }
  await bench.control('POST', '/sandbox/scenarios', modules)
  const heard = await bench.call('login', { payload: { type: 'username', username, password } })
  return (heard.value as { token: string }).token
}

describe('who must choose a new password first', () => {
  test.each(endpoints.filter(({ token }) => token === 'required'))('%s', async ({ name, method }) => {
    if (name === 'logout') return
    const token = await loginOf('default', false)
    const heard = await bench.call(nameOf(name), { token, payload: {}, method: [method].flat()[0] ?? 'GET' })
    if (ALLOWED_MEANWHILE.has(name)) expect(heard.value).not.toEqual(PASSWORD_DEMANDED)
    else expect(heard).toMatchObject({ success: false, value: PASSWORD_DEMANDED })
  })

  test('an expired password is one that must be changed where the merchant says so alone', async () => {
    for (const [on, success] of [
      [true, false],
      [false, true],
    ] as const)
      expect(await bench.call('getBalance', { token: await loginOf('expired', on), payload: {} })).toMatchObject({
        success,
      })
  })

  test('whoever has changed it may do all', async () => {
    const { username, password } = (await bench.control('POST', '/sandbox/members', {
      merchant: pampas.id,
      kind: 'default',
    })) as { username: string; password: string }
    const { value } = await bench.call('login', { payload: { type: 'username', username, password } })
    const { token } = value as { token: string }
    const next = 'Horse-2468'
    const payload = { oldPassword: password, newPassword: next, confirmNewPassword: next }
    expect(await bench.call('changePassword', { token, payload })).toMatchObject({ success: true })
    const login = await bench.call('login', { payload: { type: 'username', username, password: next } })
    const own = (login.value as { token: string }).token
    expect(await bench.call('getBalance', { token: own, payload: {} })).toMatchObject({ success: true })
  })
})

test.each(endpoints.filter(({ money }) => money))('a trial account is refused $name', async ({ name }) => {
  const { token } = await bench.member('trial')
  const heard = await bench.call(nameOf(name), { token, payload: {} })
  expect(heard).toMatchObject({ success: false, message: NEEDS_TRUE_ACCOUNT })
})
