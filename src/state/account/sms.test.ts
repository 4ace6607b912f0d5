import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { Refusal } from '../../rules/failure.ts'
import { sessionAtom } from './login/session.ts'
import { openSession } from '../../testing/session.ts'
import { signInAtom } from './login/sign-in.ts'
import { loginCodeSenderAtom, resendAtAtom, sendCodeAtom, type SmsPurpose } from './sms.ts'
import { openPage, stored, type TestPage } from '../../testing/state.ts'

const NOW = 1_800_000_000_000
const PLAYER = { mobileNum: '9005551000', countryDialingCode: '54' }
const RECEIVER = '+54 9005551000'

const sendCode = ({ store }: TestPage, purpose: SmsPurpose = 'login', channel?: 'gateway' | 'third-party') =>
  store.set(sendCodeAtom, { purpose, receiver: RECEIVER, channel, send: () => store.get(loginCodeSenderAtom)(PLAYER) })
const resendAt = ({ store }: TestPage, purpose: SmsPurpose = 'login', receiver = RECEIVER): number =>
  store.get(resendAtAtom)(purpose, receiver)

function open() {
  const bench = createTestSandbox()
  const session = openSession(bench)
  const now = vi.spyOn(Date, 'now').mockReturnValue(NOW)
  onTestFinished(() => now.mockRestore())
  return { bench, now, ...session }
}

/** A page over a gateway that answers the sending with a value. */
const answering = (value: unknown) => openPage(async () => Response.json({ success: true, message: '', value }))

describe('the wait for the next code', () => {
  test('is what the server says, and a reload finds it again', async () => {
    const { page } = open()
    expect(resendAt(page)).toBe(0)
    expect(await sendCode(page)).toBe(true)
    expect(resendAt(page)).toBe(NOW + 120_000)
    expect(resendAt(answering({}))).toBe(NOW + 120_000)
    expect(JSON.stringify(stored(sessionStorage)), 'no number is kept').not.toContain(PLAYER.mobileNum)
  })

  test('is that of one purpose and one number, side by side with others, and over when its time has come', async () => {
    const { page, now } = open()
    await sendCode(page)
    expect(resendAt(page, 'password')).toBe(0)
    expect(resendAt(page, 'login', '+54 9005551001')).toBe(0)
    now.mockReturnValue(NOW + 50_000)
    const later = answering({ expiredMinutes: 1 })
    await sendCode(later, 'register')
    expect(resendAt(later, 'register')).toBe(NOW + 110_000)
    expect(resendAt(later)).toBe(NOW + 120_000)
    now.mockReturnValue(NOW + 115_000)
    const last = answering({})
    expect(resendAt(last, 'register')).toBe(0)
    expect(resendAt(last)).toBe(NOW + 120_000)
  })

  test.each([
    [{ expiredMinutes: 5 }, 300_000],
    [{ expiredMinutes: 0.5 }, 30_000],
    [{ expiredMinutes: '1.50000000000000000' }, 90_000],
    [{ expiredMinutes: null }, 60_000],
    [{ expiredMinutes: 0 }, 60_000],
    [{}, 60_000],
  ])('after %j is %i ms, and a minute on the third-party channel', async (value, wait) => {
    const { now } = open()
    const page = answering(value)
    await sendCode(page)
    expect(resendAt(page)).toBe(NOW + wait)
    now.mockReturnValue(NOW + 1000)
    await sendCode(page, 'register', 'third-party')
    expect(resendAt(page, 'register')).toBe(NOW + 61_000)
  })

  test.each(['soon', '9e99', 'null', '[1]', '{"login-1":"x"}', 'far'])('is none where %j is kept', async (said) => {
    const { page, now } = open()
    await sendCode(page)
    const own = JSON.parse(sessionStorage.getItem('smsResendAt') ?? '')
    const kept = said === 'far' ? JSON.stringify(mapped(own, NOW + 1441 * 60_000)) : said
    sessionStorage.setItem('smsResendAt', kept)
    expect(resendAt(answering({}))).toBe(0)
    now.mockReturnValue(NOW + 1)
    await sendCode(answering({}))
    expect(resendAt(answering({}))).toBe(NOW + 60_001)
  })

  test('is none after a failure, and none where the player gave up', async () => {
    const { bench, page, now } = open()
    const refusing = { kind: 'refusing', endpoint: 'sendLoginCode', message: 'quota not sufficient' }
    await bench.control('POST', '/sandbox/scenarios', refusing)
    await expect(sendCode(page)).rejects.toThrow(Refusal)
    expect(resendAt(page)).toBe(0)
    now.mockReturnValue(NOW + 1000)
    const gaveUp = { purpose: 'login', receiver: RECEIVER, send: async () => null } as const
    expect(await page.store.set(sendCodeAtom, gaveUp)).toBe(false)
    expect(resendAt(page)).toBe(0)
  })

  test('of one second stands before every sending, whatever it is for and however the last one went', async () => {
    const { page, now } = open()
    const sent: string[] = []
    const send = (purpose: SmsPurpose, fails = false) =>
      page.store.set(sendCodeAtom, {
        purpose,
        receiver: RECEIVER,
        send: async () => {
          sent.push(purpose)
          if (fails) throw new Error('lost')
          return {}
        },
      })
    await expect(send('login', true)).rejects.toThrow('lost')
    now.mockReturnValue(NOW + 999)
    expect(await send('register')).toBe(false)
    expect(resendAt(page, 'register')).toBe(0)
    now.mockReturnValue(NOW + 1000)
    expect(await send('register')).toBe(true)
    now.mockReturnValue(NOW + 1999)
    expect(await send('password')).toBe(false)
    now.mockReturnValue(NOW + 2000)
    expect(await send('password')).toBe(true)
    expect(sent).toEqual(['login', 'register', 'password'])
  })

  test('is kept without the number', async () => {
    const { page } = open()
    await sendCode(page)
    expect(stored(sessionStorage)['smsResendAt']).toMatch(/^\{"login-[0-9a-f]{1,6}":\d+\}$/)
  })
})

const mapped = (kept: object, value: number) => Object.fromEntries(Object.keys(kept).map((key) => [key, value]))

test('a code logs its member in, and the number is kept nowhere', async () => {
  const { bench, page } = open()
  await sendCode(page)
  const search = new URLSearchParams({ merchant: 'pampas', ...PLAYER })
  const { code } = await bench.control('GET', `/sandbox/sms?${search.toString()}`)
  await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'getMemberInfo', how: 'html' })
  const { mobileNum: username, countryDialingCode } = PLAYER
  await page.store.set(signInAtom, { type: 'sms', username, countryDialingCode, password: String(code) }, page.queries)
  expect(page.store.get(sessionAtom)).toMatchObject({ username: '', token: expect.stringMatching(/./) })
  // Neither the token, which is drawn by lot, nor a time: their signs may be anything.
  const { token: _, smsResendAt, ...rest } = stored(sessionStorage)
  const kept = JSON.stringify(rest)
  expect(smsResendAt).toMatch(/^\{"login-[0-9a-f]{1,6}":\d+\}$/)
  expect(kept).not.toContain(username)
  expect(kept).not.toContain(String(code))
})
