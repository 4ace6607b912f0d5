import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credentials, openBench, type Bench } from '../../scripts/sandbox/testing.ts'
import { countAvailablePromotions } from '../api/rewards.ts'
import { getMemberInfo } from '../api/session.ts'
import { protectedAction } from '../rules/account.ts'
import { Refusal } from '../rules/failure.ts'
import { gatewayAtom } from './gateway.ts'
import { siteQuery } from './site.ts'
import { promptAtom } from './prompts.ts'
import { accountTypeAtom, restoreMerchantAtom, sessionAtom, storedSession } from './session.ts'
import { freePlayAtom, loadMemberAtom, signInAtom, signOutAtom, wantsCaptcha } from './sign-in.ts'
import { openPage, stored, stubStorage, type TestPage } from './testing.ts'
import { balanceQuery } from './wallet.ts'

let bench: Bench
/** Requests that begin while it is set are answered once it resolves. */
let gate: Promise<void> | null
let held: number
let offline: boolean

const fetchSandbox: typeof fetch = async (input, init) => {
  if (offline) throw new TypeError('Failed to fetch')
  const wait = gate
  const response = await bench.sandbox.fetch(new Request(input, init))
  if (wait) held += 1
  await wait
  return response
}

beforeEach(() => {
  bench = openBench()
  gate = null
  held = 0
  offline = false
  stubStorage()
})
afterEach(() => {
  bench.sandbox.close()
  vi.unstubAllGlobals()
})

const open = (): TestPage => {
  const page = openPage(fetchSandbox)
  page.store.set(restoreMerchantAtom)
  return page
}
const signIn = (page: TestPage, username: string, password?: string): Promise<void> =>
  page.store.set(
    signInAtom,
    { ...credentials(username).payload, type: 'username', ...(password && { password }) },
    page.queries,
  )
const alive = async (token: string) => (await bench.call('getMemberInfo', { token })).success
const MERCHANT = { merchant: 'pampas01', merchantCode: 'pampas01', platform: 'web' }

/** Begins a call whose answer is on its way and stays there until `release` is called; later calls are not held. */
async function onItsWay<T>(begin: () => Promise<T>): Promise<{ late: Promise<T>; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const late = begin()
  // Whether it fails is the test's business, later on.
  late.catch(() => undefined)
  await vi.waitFor(() => expect(held).toBe(1), { interval: 1 })
  gate = null
  return { late, release: resolve }
}

describe('sign-in', () => {
  test('stores the keys of spec 3, and no password', async () => {
    const page = open()
    await signIn(page, 'player')
    const session = page.store.get(sessionAtom)
    expect(session).toMatchObject({ username: 'player', accountType: 0, nickname: expect.stringMatching(/./) })
    expect(stored(sessionStorage)).toEqual({
      ...MERCHANT,
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
    const page = open()
    expect(protectedAction(page.store.get(accountTypeAtom), false)).toBe('needs-login')
    await signIn(page, username)
    expect(protectedAction(page.store.get(accountTypeAtom), false)).toBe(verdict)
  })

  test('a wrong password keeps nothing, and says when a captcha is wanted', async () => {
    const page = open()
    const wants: boolean[] = []
    for (let tries = 0; tries < 3; tries += 1) {
      const error = await signIn(page, 'player', 'wrong').catch((it: unknown) => it)
      expect(error).toBeInstanceOf(Refusal)
      wants.push(wantsCaptcha(error))
    }
    expect(wants).toEqual([false, false, true])
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT)
  })

  test('stands when member info does not load', async () => {
    const page = open()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'getMemberInfo', how: 'html' })
    await signIn(page, 'trial')
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'trial', accountType: null })
    expect(storedSession()).toEqual(page.store.get(sessionAtom))
  })

  test('a reload finds the session again, and nonsense for a type is none', () => {
    expect(storedSession()).toBeNull()
    sessionStorage.setItem('token', 'token-of-ada')
    sessionStorage.setItem('isAgent', '4; drop')
    expect(storedSession()).toEqual({ token: 'token-of-ada', accountType: null, username: '', nickname: '' })
  })
})

describe('free play', () => {
  const freePlay = (page: TestPage): Promise<void> => page.store.set(freePlayAtom, page.queries)

  test('is a session whose member info is loaded, without the flag of a password change', async () => {
    const page = open()
    sessionStorage.setItem('cpw', 'true')
    await freePlay(page)
    const session = page.store.get(sessionAtom)
    expect(session).toMatchObject({ accountType: 4, username: expect.stringMatching(/^trial\w+$/) })
    expect(stored(sessionStorage)).toMatchObject({ ...MERCHANT, token: session?.token, isAgent: '4' })
    expect(sessionStorage.getItem('cpw')).toBeNull()
    expect(storedSession()).toEqual(session)
    expect(protectedAction(page.store.get(accountTypeAtom), false)).toBe('needs-true-account')
  })

  test('stands, as a trial, when member info does not load', async () => {
    const page = open()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'getMemberInfo', how: 'html' })
    await freePlay(page)
    expect(storedSession()).toMatchObject({ accountType: 4, token: page.store.get(sessionAtom)?.token })
  })

  test('that fails leaves a guest, and every try is a new one', async () => {
    const sent: string[] = []
    const recording: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      sent.push(await request.clone().text())
      return fetchSandbox(request)
    }
    await bench.control('POST', '/sandbox/scenarios', {
      kind: 'failing',
      endpoint: 'startFreePlay',
      status: 503,
      times: 1,
    })
    const page = openPage(recording)
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

describe('an ended session', () => {
  test('purges, and is told once', async () => {
    const page = open()
    await signIn(page, 'player')
    const prompts: unknown[] = []
    page.store.sub(promptAtom, () => prompts.push(page.store.get(promptAtom)))
    await bench.control('DELETE', '/sandbox/sessions?merchant=pampas&member=player')
    const gateway = page.store.get(gatewayAtom)
    const calls = await Promise.allSettled([gateway(getMemberInfo, {}), gateway(getMemberInfo, {})])
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT)
    expect(prompts).toEqual(['session-ended'])
  })

  test.each(['se\ncret-token', 'short'])('purges what %j has left, and says so', async (token) => {
    const page = open()
    sessionStorage.setItem('token', token)
    sessionStorage.setItem('username', 'ada')
    page.store.set(sessionAtom, storedSession())
    await expect(page.store.get(gatewayAtom)(countAvailablePromotions, {})).rejects.toBeInstanceOf(Refusal)
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT)
    expect(page.store.get(promptAtom)).toBe('session-ended')
  })

  test('a late end of an earlier session leaves the present one', async () => {
    const page = open()
    await signIn(page, 'player')
    await bench.control('DELETE', '/sandbox/sessions?merchant=pampas&member=player')
    const { late, release } = await onItsWay(() => page.store.get(gatewayAtom)(getMemberInfo, {}))
    page.store.set(signOutAtom, page.queries)
    await signIn(page, 'vip')
    release()
    await expect(late).rejects.toBeInstanceOf(Refusal)
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'vip' })
    expect(page.store.get(promptAtom)).toBeNull()
  })

  test('late member info of an earlier session changes nothing', async () => {
    const page = open()
    await signIn(page, 'player')
    const { late, release } = await onItsWay(() => page.store.set(loadMemberAtom, page.queries))
    page.store.set(signOutAtom, page.queries)
    await signIn(page, 'vip')
    const before = stored(sessionStorage)
    release()
    expect((await late).userName).toBe('player')
    expect(stored(sessionStorage)).toEqual(before)
    expect(page.store.get(sessionAtom)?.username).toBe('vip')
  })
})

describe('sign-out', () => {
  test('leaves the merchant’s keys alone, forgets private answers and keeps public ones', async () => {
    const page = open()
    await signIn(page, 'vip')
    const { token = '' } = page.store.get(sessionAtom) ?? {}
    const gateway = page.store.get(gatewayAtom)
    const site = await page.queries.fetchQuery(siteQuery(gateway))
    expect(await page.queries.fetchQuery(balanceQuery(gateway, 2))).toBe(4_875_000n)
    page.queries.getMutationCache().build(page.queries, { mutationKey: ['x'] }, { ...idle, variables: 'private' })
    sessionStorage.setItem('index_notice', 'closed')

    page.store.set(signOutAtom, page.queries)
    expect(stored(sessionStorage)).toEqual(MERCHANT)
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(
      page.queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
    ).toEqual([[['site'], site]])
    expect(page.queries.getMutationCache().getAll()).toEqual([])
    await vi.waitFor(async () => expect(await alive(token)).toBe(false))
  })

  test('a private answer that comes late is forgotten too', async () => {
    const page = open()
    await signIn(page, 'vip')
    const { late, release } = await onItsWay(() =>
      page.queries.fetchQuery(balanceQuery(page.store.get(gatewayAtom), 2)).catch(() => 'dropped'),
    )
    page.store.set(signOutAtom, page.queries)
    release()
    expect(await late).toBe('dropped')
    expect(page.queries.getQueryData(['balance'])).toBeUndefined()
  })

  test('works without a network, and without a session does nothing', async () => {
    const page = open()
    await signIn(page, 'player')
    await page.queries.fetchQuery(balanceQuery(page.store.get(gatewayAtom), 2))
    offline = true
    page.store.set(signOutAtom, page.queries)
    expect(stored(sessionStorage)).toEqual(MERCHANT)
    expect(page.queries.getQueryCache().getAll()).toEqual([])
    expect(page.store.get(sessionAtom)).toBeNull()
    // A guest may sign out as often as he likes.
    page.store.set(signOutAtom, page.queries)
    expect(page.store.get(sessionAtom)).toBeNull()
  })

  test('the next member’s calls carry the next token alone', async () => {
    const page = open()
    await signIn(page, 'player')
    page.store.set(signOutAtom, page.queries)
    await signIn(page, 'vip')
    const gateway = page.store.get(gatewayAtom)
    expect(await gateway(getMemberInfo, {})).toMatchObject({ userName: 'vip' })
    expect(await gateway(countAvailablePromotions, {})).toEqual({ count: expect.any(Number) })
  })
})

/** A mutation's state before it runs. */
const idle = {
  context: undefined,
  data: undefined,
  error: null,
  failureCount: 0,
  failureReason: null,
  isPaused: false,
  status: 'idle' as const,
  submittedAt: 0,
}
