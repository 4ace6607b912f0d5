import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { demoToken } from '../../../scripts/sandbox/testing/identity.ts'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import type { IdentityProvider } from '../../api/account/identity/provider.ts'
import { IdentityFailure } from '../../rules/account/identity-failure.ts'
import { Refusal } from '../../rules/failure.ts'
import { confirmIdentityCodeAtom, identityAtom, sendIdentityCodeAtom, signInByPhoneAtom } from './identity.ts'
import { signInWithProviderAtom } from './identity.ts'
import { promptAtom, type SecondFactorQuestion } from '../site/prompts.ts'
import { MERCHANT_KEYS, openSession } from '../../testing/session.ts'
import { sessionAtom } from './login/session.ts'
import { signOutAtom } from './login/sign-out.ts'
import { stored } from '../../testing/state.ts'

/** What lets somebody in. */
const entered = v.object({ value: v.nullish(v.object({ token: v.optional(v.string()) })) })
const PLAYER = { countryDialingCode: '54', mobileNum: '9005551000' }
const EXPIRED = { countryDialingCode: '54', mobileNum: '9005551007' }

/** A page whose service vouches for whoever has the code 1234; the gateway is the sandbox's own. */
function open() {
  const bench = createTestSandbox()
  const asked: string[] = []
  /** The codes that the service was shown. */
  const shown: string[] = []
  const service: IdentityProvider = {
    prepare: async () => undefined,
    signIn: async (channel, language) => {
      asked.push(`${channel} ${language}`)
      return { channel, token: demoToken({ channel, subject: 'ada', claims: { name: 'Ada' } }) }
    },
    sendCode: async (phone, language) => {
      asked.push(`${phone} ${language}`)
      return {
        confirm: async (code) => {
          shown.push(code)
          if (code !== '1234') throw new IdentityFailure('invalid-code')
          return { channel: 'phone', token: demoToken({ channel: 'phone', phone }) }
        },
      }
    },
  }
  const session = openSession(bench)
  session.page.store.set(identityAtom, service)
  return { bench, asked, shown, service, ...session }
}

describe('sign-in with a provider', () => {
  test('begins a session, and keeps nothing that the provider said', async () => {
    const { page, asked } = open()
    await page.store.set(signInWithProviderAtom, 'google', page.queries)
    expect(asked).toEqual(['google es'])
    expect(page.store.get(sessionAtom)).toMatchObject({ nickname: 'Ada', username: expect.stringMatching(/^google/) })
    const { token = '', username = '' } = page.store.get(sessionAtom) ?? {}
    // Without what is drawn by lot, which may spell anything.
    const kept = JSON.stringify(stored(sessionStorage)).replaceAll(token, '').replaceAll(username, '')
    expect(kept).not.toMatch(/\w+\.\w+\.|ada|firebase/)
    expect(stored(localStorage)).toEqual({})
  })

  test('that the gateway refuses leaves a guest', async () => {
    const { bench, page } = open()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off: ['DIRECT_REGISTRATION'] })
    await expect(page.store.set(signInWithProviderAtom, 'facebook', page.queries)).rejects.toThrow(Refusal)
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
  })

  test('that nobody waits for any more lets nobody in', async () => {
    const { page } = open()
    const late = page.store.set(signInWithProviderAtom, 'google', page.queries, AbortSignal.abort())
    await expect(late).rejects.toThrow(IdentityFailure)
    expect(page.store.get(sessionAtom)).toBeNull()
  })

  test('that nobody waits for once the gateway answers lets nobody in, and its session is over', async () => {
    const { bench, page, onItsWay } = open()
    const waits = new AbortController()
    const { fetch } = bench.sandbox
    const tokens: string[] = []
    const recording = async (request: Request): Promise<Response> => {
      const response = await fetch(request)
      const said: unknown = await response.clone().json()
      const { value } = v.parse(entered, said)
      if (value?.token) tokens.push(value.token)
      return response
    }
    Object.assign(bench.sandbox, { fetch: recording })
    const { late, release } = await onItsWay(() =>
      page.store.set(signInWithProviderAtom, 'google', page.queries, waits.signal),
    )
    waits.abort()
    release()
    await expect(late).rejects.toMatchObject({ problem: 'closed-by-user' })
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
    const [token = ''] = tokens
    await vi.waitFor(async () => expect(await bench.call('getMemberInfo', { token })).toMatchObject({ success: false }))
    expect(token).not.toBe('')
  })

  test('that the provider refuses never comes to the gateway', async () => {
    const { bench, page, service } = open()
    const calls: string[] = []
    const { fetch } = bench.sandbox
    Object.assign(bench.sandbox, { fetch: (request: Request) => (calls.push(request.url), fetch(request)) })
    const signIn = () => Promise.reject(new IdentityFailure('closed-by-user'))
    page.store.set(identityAtom, { ...service, signIn })
    await expect(page.store.set(signInWithProviderAtom, 'google', page.queries)).rejects.toThrow(IdentityFailure)
    expect(calls).toEqual([])
  })
})

describe('the phone channel', () => {
  test('logs its member in, whose expired password stands in nobody’s way', async () => {
    const { page, asked } = open()
    await page.store.set(sendIdentityCodeAtom, EXPIRED)
    expect(asked).toEqual(['+549005551007 es'])
    await page.store.set(signInByPhoneAtom, EXPIRED, ' 1234 ', page.queries)
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'expired' })
    expect(sessionStorage.getItem('cpw')).toBeNull()
  })

  test('asks for a second factor where the gateway wants one', async () => {
    const { bench, page } = open()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'unregistered-ip' })
    await page.store.set(sendIdentityCodeAtom, PLAYER)
    const late = page.store.set(signInByPhoneAtom, PLAYER, '1234', page.queries)
    await vi.waitFor(() => expect(page.store.get(promptAtom)).toMatchObject({ demand: { ways: expect.anything() } }))
    const question = page.store.get(promptAtom) as SecondFactorQuestion // as was just seen
    question.settle(null)
    await expect(late).rejects.toThrow(Refusal)
    expect(page.store.get(sessionAtom)).toBeNull()
  })

  test('has wrong codes tried again, and sends the zero of home calls nowhere', async () => {
    const { page, asked } = open()
    await page.store.set(sendIdentityCodeAtom, { ...PLAYER, mobileNum: `0${PLAYER.mobileNum}` })
    expect(asked).toEqual(['+549005551000 es'])
    await expect(page.store.set(signInByPhoneAtom, PLAYER, '9999', page.queries)).rejects.toMatchObject({
      problem: 'invalid-code',
    })
    expect(page.store.get(sessionAtom)).toBeNull()
    await page.store.set(signInByPhoneAtom, PLAYER, '1234', page.queries)
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'player' })
  })

  test('takes no code for another number than it was sent to', async () => {
    const { page } = open()
    const confirm = page.store.set(confirmIdentityCodeAtom, PLAYER, '1234')
    await expect(confirm).rejects.toMatchObject({ problem: 'code-expired' })
    await page.store.set(sendIdentityCodeAtom, EXPIRED)
    await expect(page.store.set(confirmIdentityCodeAtom, PLAYER, '1234')).rejects.toThrow(IdentityFailure)
    expect(await page.store.set(confirmIdentityCodeAtom, EXPIRED, '1234')).toEqual({
      firebaseChannel: 'phone',
      firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/),
    })
  })

  test('shows the third party each code once: a form that is sent again has its word already', async () => {
    const { page, shown } = open()
    await page.store.set(sendIdentityCodeAtom, PLAYER)
    const first = await page.store.set(confirmIdentityCodeAtom, PLAYER, '1234')
    expect(await page.store.set(confirmIdentityCodeAtom, PLAYER, ' 1234')).toEqual(first)
    expect(shown).toEqual(['1234'])
    await expect(page.store.set(confirmIdentityCodeAtom, PLAYER, '9999')).rejects.toThrow(IdentityFailure)
    expect(shown, 'another code is another question').toEqual(['1234', '9999'])
    await page.store.set(sendIdentityCodeAtom, PLAYER)
    await page.store.set(confirmIdentityCodeAtom, PLAYER, '1234')
    expect(shown, 'and so is a code that was sent since').toEqual(['1234', '9999', '1234'])
  })

  test('forgets the code and its word with a session that begins, and with one that ends', async () => {
    const { page } = open()
    const gone = () =>
      expect(page.store.set(confirmIdentityCodeAtom, PLAYER, '1234')).rejects.toMatchObject({ problem: 'code-expired' })
    const begin = () => page.store.set(signInWithProviderAtom, 'google', page.queries)
    await page.store.set(sendIdentityCodeAtom, PLAYER)
    await page.store.set(confirmIdentityCodeAtom, PLAYER, '1234')
    await begin()
    await gone()
    await page.store.set(sendIdentityCodeAtom, PLAYER)
    await page.store.set(confirmIdentityCodeAtom, PLAYER, '1234')
    page.store.set(signOutAtom, page.queries)
    await gone()
  })
})

test('a brand that names no service has none', async () => {
  const { page } = openSession(createTestSandbox())
  expect(page.store.get(identityAtom)).toBeNull()
  await expect(page.store.set(sendIdentityCodeAtom, PLAYER)).rejects.toMatchObject({ problem: 'not-allowed' })
})
