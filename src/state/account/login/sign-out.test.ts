import { describe, expect, test, vi } from 'vitest'
import { credentials, createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { countAvailablePromotions } from '../../../api/rewards/promotion-count.ts'
import { getMemberInfo } from '../../../api/account/session.ts'
import { gatewayAtom } from '../../gateway.ts'
import { changePasswordAtom } from '../../security/password.ts'
import { promptAtom, type Prompt } from '../../site/prompts.ts'
import { sessionAtom } from './session.ts'
import { MERCHANT_KEYS, openSession } from '../../../testing/session.ts'
import { signOutAtom } from './sign-out.ts'
import { siteQuery } from '../../site/site.ts'
import { stored } from '../../../testing/state.ts'
import { unheardChangeAtom } from '../../security/unheard-change.ts'
import { balanceQuery } from '../../money/wallet.ts'

/** A page over a sandbox of its own. */
const open = (bench = createTestSandbox()) => ({ bench, ...openSession(bench) })

describe('sign-out', () => {
  test('leaves the merchant’s keys alone, forgets private answers and keeps public ones', async () => {
    const { bench, page, signIn } = open()
    await signIn(credentials('vip'))
    const { token = '' } = page.store.get(sessionAtom) ?? {}
    const site = await page.queries.fetchQuery(siteQuery)
    expect(await page.queries.fetchQuery(balanceQuery)).toBe(4_875_000n)
    page.queries.getMutationCache().build(page.queries, { mutationKey: ['x'] }, { ...idle, variables: 'private' })
    sessionStorage.setItem('index_notice', 'closed')

    page.store.set(signOutAtom, page.queries)
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(
      page.queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
    ).toEqual([[['site'], site]])
    expect(page.queries.getMutationCache().getAll()).toEqual([])
    await vi.waitFor(async () => expect((await bench.call('getMemberInfo', { token })).success).toBe(false))
  })

  test('a private answer that comes late is forgotten too', async () => {
    const { page, signIn, onItsWay } = open()
    await signIn(credentials('vip'))
    const { late, release } = await onItsWay(() => page.queries.fetchQuery(balanceQuery).catch(() => 'dropped'))
    page.store.set(signOutAtom, page.queries)
    release()
    expect(await late).toBe('dropped')
    expect(page.queries.getQueryData(['balance'])).toBeUndefined()
  })

  test('works without a network, and without a session does nothing', async () => {
    const { page, signIn, goOffline } = open()
    await signIn(credentials('player'))
    await page.queries.fetchQuery(balanceQuery)
    goOffline()
    page.store.set(signOutAtom, page.queries)
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
    expect(page.queries.getQueryCache().getAll()).toEqual([])
    expect(page.store.get(sessionAtom)).toBeNull()
    // A guest may sign out as often as he likes.
    page.store.set(signOutAtom, page.queries)
    expect(page.store.get(sessionAtom)).toBeNull()
  })

  test.each<Prompt>(['need-true-account', 'forced-password-change', 'welcome', 'deposit', { goOn: () => undefined }])(
    'takes away what was asked: %j',
    async (prompt) => {
      const { page, signIn } = open()
      await signIn(credentials('player'))
      page.store.set(promptAtom, prompt)
      page.store.set(signOutAtom, page.queries)
      expect(page.store.get(promptAtom)).toBeNull()
    },
  )

  test('takes along that an answer to a new password was lost', async () => {
    const { bench, page, signIn } = open()
    await signIn(credentials('player'))
    await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'changePassword', how: 'abort' })
    const change = { oldPassword: 'Sandbox-2468', newPassword: 'Fresh-2468' }
    await expect(page.store.set(changePasswordAtom, change, page.queries)).rejects.toThrow()
    expect(page.store.get(unheardChangeAtom)).toBe(true)
    page.store.set(signOutAtom, page.queries)
    expect(page.store.get(unheardChangeAtom)).toBe(false)
  })

  test('the next member’s calls carry the next token alone', async () => {
    const { page, signIn } = open()
    await signIn(credentials('player'))
    page.store.set(signOutAtom, page.queries)
    await signIn(credentials('vip'))
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
