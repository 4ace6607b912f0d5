import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { proveHuman } from '../../../scripts/sandbox/testing/captcha.ts'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { SEED_PASSWORD } from '../../../scripts/sandbox/seeds/account/accounts.ts'
import type { CaptchaProof } from '../../rules/account/captcha-provider.ts'
import { Refusal, TransportFailure } from '../../rules/failure.ts'
import { sessionAtom } from './login/session.ts'
import { sliderSignInAtom } from './slider-captcha.ts'
import { openPage, stubStorage } from '../../testing/state.ts'

const WRONG = { username: 'player', password: 'wrong' }
const RIGHT = { username: 'player', password: SEED_PASSWORD }

/** A page whose browser keeps its cookie, and a player who answers as told, time after time. */
function open(answers: readonly ('pass' | 'give-up')[] = []) {
  const bench = createTestSandbox()
  stubStorage()
  onTestFinished(() => {
    bench.sandbox.close()
    vi.unstubAllGlobals()
  })
  let cookie = ''
  let lost = false
  const sent: string[] = []
  const page = openPage(async (input, init) => {
    const request = new Request(input, init)
    sent.push(new URL(request.url).pathname)
    if (cookie) request.headers.set('cookie', cookie)
    const response = await bench.sandbox.fetch(request)
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    if (lost) throw new TypeError('Failed to fetch')
    return response
  })
  let asked = 0
  const ask = async (): Promise<CaptchaProof | null> => {
    const answer = answers[asked]
    asked += 1
    if (answer === undefined) throw new Error('nobody expected to be asked')
    return answer === 'pass' ? (await proveHuman(bench, { cookie })).proof : null
  }
  return {
    bench,
    sent,
    asked: () => asked,
    lose: () => {
      lost = true
    },
    in: () => page.store.get(sessionAtom) !== null,
    logIn: (as: typeof WRONG) => page.store.set(sliderSignInAtom, as, ask, page.queries),
  }
}

const attempts = (sent: readonly string[]) => sent.filter((path) => path === '/wps/session/login/slider').length

describe('the second form of login', () => {
  test('asks for nothing while the gateway wants nothing', async () => {
    const page = open()
    await page.logIn(RIGHT)
    expect([page.in(), page.asked(), attempts(page.sent)]).toEqual([true, 0, 1])
  })

  test('asks where a refusal says so, and is then sent again by itself', async () => {
    const page = open(['pass'])
    await page.bench.control('POST', '/sandbox/scenarios', { kind: 'captcha' })
    await page.logIn(RIGHT)
    expect([page.in(), page.asked(), attempts(page.sent)]).toEqual([true, 1, 2])
  })

  test('tells a wrong password before it asks, and asks before the next try', async () => {
    const page = open(['pass', 'pass'])
    for (let tries = 0; tries < 3; tries += 1) await expect(page.logIn(WRONG)).rejects.toThrow('incorrect')
    expect([page.asked(), attempts(page.sent)]).toEqual([0, 3])
    await expect(page.logIn(WRONG)).rejects.toThrow('incorrect')
    expect([page.asked(), attempts(page.sent)]).toEqual([1, 4])
    await page.logIn(RIGHT)
    expect([page.in(), page.asked(), attempts(page.sent)]).toEqual([true, 2, 5])
  })

  test('ends with the refusal where the player gives up, and asks again at the next try', async () => {
    const page = open(['give-up', 'give-up', 'pass'])
    await page.bench.control('POST', '/sandbox/scenarios', { kind: 'captcha' })
    await expect(page.logIn(RIGHT)).rejects.toThrow(Refusal)
    expect(attempts(page.sent)).toBe(1)
    await expect(page.logIn(RIGHT)).rejects.toThrow('complete verification first')
    expect([page.in(), attempts(page.sent)]).toEqual([false, 1])
    await page.logIn(RIGHT)
    expect([page.in(), page.asked(), attempts(page.sent)]).toEqual([true, 3, 2])
  })

  test('is not sent again by itself where its answer is lost', async () => {
    const page = open()
    page.lose()
    await expect(page.logIn(RIGHT)).rejects.toThrow(TransportFailure)
    expect([page.in(), attempts(page.sent)]).toEqual([false, 1])
  })
})
