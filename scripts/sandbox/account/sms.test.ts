import { describe, expect, test } from 'vitest'
import { parseExactJson } from '../../../src/api/transport/exact-json.ts'
import { TOO_MANY_RETRY_MS } from '../../../src/rules/figures.ts'
import { WRONG_CODES } from '../store/account/attempts.ts'
import { CODE_MINUTES, SMS_WAIT_MINUTES } from '../store/account/mobiles.ts'
import { createTestSandbox, wireframe, type Bench } from '../testing/sandbox.ts'

const PLAYER = { countryDialingCode: '54', mobileNum: '9005551000' }
const NOBODY = { countryDialingCode: '54', mobileNum: '9005559999' }
type Number = typeof PLAYER

const send = (bench: Bench, to: Number = PLAYER) => bench.call('sendLoginCode', { payload: to })
const logIn = (bench: Bench, code: string, { mobileNum, countryDialingCode }: Number = PLAYER) =>
  bench.call('login', { payload: { username: mobileNum, countryDialingCode, password: code, type: 'sms' } })

/** The code that a number was sent, by the sandbox's own call. */
async function sent(bench: Bench, to: Number = PLAYER): Promise<string> {
  const search = new URLSearchParams({ merchant: 'pampas', ...to })
  return String((await bench.control('GET', `/sandbox/sms?${search.toString()}`))['code'])
}
/** A sandbox whose time goes on as it is told. */
function openClock(options: Parameters<typeof createTestSandbox>[0] = {}) {
  let time = 1_800_000_000_000
  const bench = createTestSandbox({ ...options, now: () => time })
  return { bench, later: (ms: number) => (time += ms) }
}
const other = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('a code by SMS', () => {
  test('lets its member in, once, and is told to the log', async () => {
    const lines: string[] = []
    const bench = createTestSandbox({ tellSms: (line) => lines.push(line) })
    expect(await send(bench)).toMatchObject({ success: true, value: { expiredMinutes: SMS_WAIT_MINUTES } })
    const code = await sent(bench)
    expect(code).toMatch(/^\d{6}$/)
    expect(lines).toEqual([`SMS to +54 9005551000 (pampas): ${code}`])
    const heard = await logIn(bench, ` ${code} `)
    expect(heard).toMatchObject({ success: true, value: { token: expect.stringMatching(/./), firstTimeLogin: false } })
    const { token } = heard.value as { token: string } // a login's value, by its schema
    expect(await bench.call('getMemberInfo', { token })).toMatchObject({ value: { userName: 'player' } })
    expect(await logIn(bench, code)).toMatchObject({
      success: false,
      message: 'invalid or missing verification code',
      value: { captcha: false, field: 'verificationCode' },
    })
  })

  test('finds the number with and without the zero that is dialled at home', async () => {
    const bench = createTestSandbox()
    const atHome = { ...PLAYER, mobileNum: `0${PLAYER.mobileNum}` }
    await send(bench, atHome)
    expect(await logIn(bench, await sent(bench), PLAYER)).toMatchObject({ success: true })
  })

  test('is answered alike for a number that is nobody’s', async () => {
    const bench = createTestSandbox()
    const [player, nobody] = [await send(bench), await send(bench, NOBODY)]
    expect([nobody.status, nobody.success, nobody.value]).toEqual([player.status, player.success, player.value])
    const wrong = await logIn(bench, other(await sent(bench)))
    const stranger = await logIn(bench, await sent(bench, NOBODY), NOBODY)
    expect(wrong).toMatchObject({ success: false, message: 'invalid or missing verification code' })
    expect([stranger.status, stranger.message, stranger.value]).toEqual([wrong.status, wrong.message, wrong.value])
  })

  test('runs out', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    await send(bench)
    now += CODE_MINUTES * 60_000 - 1
    expect(await logIn(bench, other(await sent(bench)))).toMatchObject({
      message: 'invalid or missing verification code',
    })
    now += 1
    expect(await logIn(bench, await sent(bench))).toMatchObject({
      message: 'verification code expired, send again',
      value: { field: 'verificationCode' },
    })
  })

  test('says what is left of the wait in a number that every client can read', async () => {
    let now = 1_800_000_000_000
    const bench = createTestSandbox({ now: () => now })
    for (const passed of [1, 7, 1001, 12_345, 59_999]) {
      await send(bench)
      now += passed
      const { value } = await send(bench)
      const text = JSON.stringify({ value })
      expect(parseExactJson(text)).toEqual({ value: { expiredMinutes: expect.any(Number) } })
      const { expiredMinutes } = value as { expiredMinutes: number } // by its schema
      expect(expiredMinutes * 60_000).toBeGreaterThanOrEqual(SMS_WAIT_MINUTES * 60_000 - passed)
      now += SMS_WAIT_MINUTES * 60_000
    }
  })

  test('is no longer taken after too many wrong ones, nor is a new one within five minutes', async () => {
    const { bench, later } = openClock()
    const tooMany = { success: false, message: 'too many requests', value: { captcha: false } }
    await send(bench)
    for (let tries = 0; tries < WRONG_CODES; tries += 1) {
      if (tries === 2) {
        later(SMS_WAIT_MINUTES * 60_000)
        await send(bench)
      }
      expect(await logIn(bench, other(await sent(bench)))).toMatchObject({ value: { field: 'verificationCode' } })
    }
    expect(await logIn(bench, await sent(bench))).toMatchObject(tooMany)
    later(SMS_WAIT_MINUTES * 60_000)
    await send(bench)
    expect(await logIn(bench, await sent(bench))).toMatchObject(tooMany)
    later(TOO_MANY_RETRY_MS)
    await send(bench)
    expect(await logIn(bench, await sent(bench))).toMatchObject({ success: true })
  })

  test.each([
    ['a member’s', PLAYER],
    ['nobody’s', NOBODY],
  ])('to %s number is followed by no other while the countdown runs', async (_, to) => {
    const lines: string[] = []
    const { bench, later } = openClock({ tellSms: (line) => lines.push(line) })
    const again = async () => {
      const { success, message, value } = await send(bench, to)
      return [success, message, value, lines.length]
    }
    expect(await again()).toEqual([true, '', { expiredMinutes: SMS_WAIT_MINUTES }, 1])
    later(30_000)
    // Its answer may have been lost, and the client cannot know of the wait.
    expect(await again()).toEqual([true, '', { expiredMinutes: SMS_WAIT_MINUTES - 0.5 }, 1])
    later(30_000)
    expect(await again()).toEqual([false, 'too many requests', {}, 1])
    later(SMS_WAIT_MINUTES * 60_000 - 60_001)
    expect(await again()).toEqual([false, 'too many requests', {}, 1])
    later(1)
    expect(await again()).toEqual([true, '', { expiredMinutes: SMS_WAIT_MINUTES }, 2])
    expect((await again())[0], 'each code may be asked for again').toBe(true)
  })

  test('that was rightly used keeps nobody waiting, and wrong ones before it count no more', async () => {
    const bench = createTestSandbox()
    for (let round = 0; round < 2; round += 1) {
      await send(bench)
      for (let tries = 1; tries < WRONG_CODES; tries += 1) await logIn(bench, other(await sent(bench)))
      expect(await logIn(bench, await sent(bench))).toMatchObject({ success: true })
    }
  })

  test('takes the place of the one before', async () => {
    const { bench, later } = openClock()
    await send(bench)
    const first = await sent(bench)
    let second = first
    // One in a million is the same.
    while (second === first) {
      later(SMS_WAIT_MINUTES * 60_000)
      await send(bench)
      second = await sent(bench)
    }
    expect(await logIn(bench, first)).toMatchObject({ success: false })
    expect(await logIn(bench, second)).toMatchObject({ success: true })
  })

  test('is not for a merchant whose module is off', async () => {
    const merchant = wireframe
    const bench = createTestSandbox()
    const off = { success: false, message: 'operation not allowed' }
    expect(await bench.call('sendLoginCode', { payload: PLAYER, merchant })).toMatchObject(off)
    const payload = { username: PLAYER.mobileNum, countryDialingCode: '54', password: '123456', type: 'sms' }
    expect(await bench.call('login', { payload, merchant })).toMatchObject(off)
  })

  test('does not go out where the scenario says so', async () => {
    const lines: string[] = []
    const bench = createTestSandbox({ tellSms: (line) => lines.push(line) })
    const refusing = { kind: 'refusing', endpoint: 'sendLoginCode', message: 'quota not sufficient' }
    await bench.control('POST', '/sandbox/scenarios', { ...refusing, brand: 'pampas' })
    expect(await send(bench)).toMatchObject({ success: false, message: 'quota not sufficient' })
    expect(lines).toEqual([])
    const search = new URLSearchParams({ merchant: 'pampas', ...PLAYER })
    expect(await bench.control('GET', `/sandbox/sms?${search.toString()}`)).toMatchObject({ status: 400 })
  })

  test('refuses an affiliate on a member site, like a password would', async () => {
    const bench = createTestSandbox()
    const { accounts } = (await bench.control('GET', '/sandbox/accounts?merchant=pampas')) as {
      accounts: (Number & { username: string })[] // the shape is that of the seeds
    }
    const { mobileNum, countryDialingCode } = accounts.find(({ username }) => username === 'affiliate') ?? PLAYER
    await send(bench, { mobileNum, countryDialingCode })
    const heard = await logIn(bench, await sent(bench, { mobileNum, countryDialingCode }), {
      mobileNum,
      countryDialingCode,
    })
    expect(heard).toMatchObject({ success: false, message: 'non-member cannot log in' })
  })
})
