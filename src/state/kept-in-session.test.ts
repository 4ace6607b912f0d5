import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getRegisterRules } from '../api/registration.ts'
import { getDomainRoute } from '../api/site.ts'
import { keptInSession } from './kept-in-session.ts'
import { stubStorage } from './testing.ts'

beforeEach(() => stubStorage())
afterEach(() => vi.unstubAllGlobals())

const SAID = { domainList: ['a.example'], resources: [] }

test('a reply is asked for once a tab, and kept as it was read', async () => {
  const ask = vi.fn(async () => SAID)
  expect(await keptInSession(getDomainRoute, 'routers', ask)).toEqual(SAID)
  expect(await keptInSession(getDomainRoute, 'routers', ask)).toEqual(SAID)
  expect(ask).toHaveBeenCalledOnce()
})

test.each(['', '{', 'null', '{"resources":7}', '[]'])('what stands there as %j is as good as nothing', async (text) => {
  sessionStorage.setItem('routers', text)
  expect(await keptInSession(getDomainRoute, 'routers', async () => SAID)).toEqual(SAID)
  expect(JSON.parse(sessionStorage.getItem('routers') ?? '')).toEqual(SAID)
})

test('a list is no group of rules, though each of them may be missing', async () => {
  sessionStorage.setItem('settings', '[]')
  const said = { email: { enabled: true } }
  expect(await keptInSession(getRegisterRules, 'settings', async () => said)).toEqual(said)
})

test('what failed is not kept', async () => {
  const failed = keptInSession(getDomainRoute, 'routers', () => Promise.reject(new Error('away')))
  await expect(failed).rejects.toThrow('away')
  expect(sessionStorage.getItem('routers')).toBeNull()
})
