import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openBench } from '../../scripts/sandbox/testing.ts'
import { Refusal } from '../rules/failure.ts'
import { gatewayAtom } from './gateway.ts'
import { sessionAtom } from './session.ts'
import { openSession } from './session-testing.ts'
import { signInAtom } from './sign-in.ts'
import { countriesQuery, resendAtAtom, sendLoginCodeAtom } from './sms.ts'
import { openPage, stored } from './testing.ts'

const NOW = 1_800_000_000_000
const PLAYER = { mobileNum: '9005551000', countryDialingCode: '54' }

function open() {
  const bench = openBench()
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
    expect(page.store.get(resendAtAtom)).toBe(0)
    await page.store.set(sendLoginCodeAtom, PLAYER)
    expect(page.store.get(resendAtAtom)).toBe(NOW + 120_000)
    expect(answering({}).store.get(resendAtAtom)).toBe(NOW + 120_000)
    expect(JSON.stringify(stored(sessionStorage)), 'no number is kept').not.toContain(PLAYER.mobileNum)
  })

  test.each([
    [{ expiredMinutes: 5 }, 300_000],
    [{ expiredMinutes: null }, 60_000],
    [{ expiredMinutes: 0 }, 60_000],
    [{}, 60_000],
  ])('after %j is %i ms', async (value, wait) => {
    open()
    const page = answering(value)
    await page.store.set(sendLoginCodeAtom, PLAYER)
    expect(page.store.get(resendAtAtom)).toBe(NOW + wait)
  })

  test.each(['soon', '9e99', String(NOW + 1441 * 60_000)])('is none where %j is kept', (kept) => {
    const { page } = open()
    sessionStorage.setItem('smsResendAt', kept)
    expect(Math.max(0, page.store.get(resendAtAtom) - NOW) || 0).toBe(0)
  })

  test('is none after a failure', async () => {
    const { bench, page } = open()
    const refusing = { kind: 'refusing', endpoint: 'sendLoginCode', message: 'quota not sufficient' }
    await bench.control('POST', '/sandbox/scenarios', refusing)
    await expect(page.store.set(sendLoginCodeAtom, PLAYER)).rejects.toThrow(Refusal)
    expect(page.store.get(resendAtAtom)).toBe(0)
  })
})

test('a code logs its member in, and the number is kept nowhere', async () => {
  const { bench, page } = open()
  await page.store.set(sendLoginCodeAtom, PLAYER)
  const search = new URLSearchParams({ merchant: 'pampas', ...PLAYER })
  const { code } = await bench.control('GET', `/sandbox/sms?${search.toString()}`)
  await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'getMemberInfo', how: 'html' })
  const { mobileNum: username, countryDialingCode } = PLAYER
  await page.store.set(signInAtom, { type: 'sms', username, countryDialingCode, password: String(code) }, page.queries)
  expect(page.store.get(sessionAtom)).toMatchObject({ username: '', token: expect.stringMatching(/./) })
  const kept = JSON.stringify(stored(sessionStorage))
  expect(kept).not.toContain(username)
  expect(kept).not.toContain(String(code))
})

test('the countries come with their codes', async () => {
  const { page } = open()
  const countries = await page.queries.fetchQuery(countriesQuery(page.store.get(gatewayAtom)))
  expect(countries).toContainEqual({ countryCode: 'AR', countryDialingCode: '54' })
})
