import { CancelledError } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { credentials, createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { countAvailablePromotions } from '../../../api/rewards/promotion-count.ts'
import { getMemberInfo } from '../../../api/account/session.ts'
import { Refusal } from '../../../rules/failure.ts'
import { gatewayAtom } from '../../gateway.ts'
import { loadMemberAtom } from './load-member.ts'
import { promptAtom } from '../../site/prompts.ts'
import { sessionAtom, storedSession } from './session.ts'
import { MERCHANT_KEYS, openSession } from '../../../testing/session.ts'
import { signOutAtom } from './sign-out.ts'
import { stored } from '../../../testing/state.ts'

/** A page over a sandbox of its own. */
const open = (bench = createTestSandbox()) => ({ bench, ...openSession(bench) })

describe('an ended session', () => {
  test('purges, and is told once', async () => {
    const { bench, page, signIn } = open()
    await signIn(credentials('player'))
    const prompts: unknown[] = []
    page.store.sub(promptAtom, () => prompts.push(page.store.get(promptAtom)))
    await bench.control('DELETE', '/sandbox/sessions?merchant=pampas&member=player')
    const gateway = page.store.get(gatewayAtom)
    const calls = await Promise.allSettled([gateway(getMemberInfo, {}), gateway(getMemberInfo, {})])
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
    expect(prompts).toEqual(['ended-by-server'])
  })

  test.each(['se\ncret-token', 'short'])('purges what %j has left, and says so', async (token) => {
    const { page } = open()
    sessionStorage.setItem('token', token)
    sessionStorage.setItem('username', 'ada')
    page.store.set(sessionAtom, storedSession())
    await expect(page.store.get(gatewayAtom)(countAvailablePromotions, {})).rejects.toBeInstanceOf(Refusal)
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
    expect(page.store.get(promptAtom)).toBe('ended-by-server')
  })

  test('a late end of an earlier session leaves the present one', async () => {
    const { bench, page, signIn, onItsWay } = open()
    await signIn(credentials('player'))
    await bench.control('DELETE', '/sandbox/sessions?merchant=pampas&member=player')
    const { late, release } = await onItsWay(() => page.store.get(gatewayAtom)(getMemberInfo, {}))
    page.store.set(signOutAtom, page.queries)
    await signIn(credentials('vip'))
    release()
    await expect(late).rejects.toBeInstanceOf(Refusal)
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'vip' })
    expect(page.store.get(promptAtom)).toBeNull()
  })

  test('late member info of an earlier session changes nothing', async () => {
    const { page, signIn, onItsWay } = open()
    await signIn(credentials('player'))
    const { late, release } = await onItsWay(() => page.store.set(loadMemberAtom, page.queries))
    page.store.set(signOutAtom, page.queries)
    await signIn(credentials('vip'))
    const before = stored(sessionStorage)
    release()
    await expect(late).rejects.toBeInstanceOf(CancelledError)
    expect(stored(sessionStorage)).toEqual(before)
    expect(page.store.get(sessionAtom)?.username).toBe('vip')
  })
})
