import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getRegisterRules } from '../api/account/registration.ts'
import { getDomainRoute } from '../api/site/site.ts'
import { Refusal, TransportFailure } from '../rules/failure.ts'
import { withSessionCache, withSessionFallback } from './session-cache.ts'
import { stubStorage } from '../testing/state.ts'

beforeEach(() => stubStorage())
afterEach(() => vi.unstubAllGlobals())

const SAID = { domainList: ['a.example'], resources: [] }

test('a reply is asked for once a tab, and kept as it was read', async () => {
  const ask = vi.fn(async () => SAID)
  expect(await withSessionCache(getDomainRoute, 'routers', ask)).toEqual(SAID)
  expect(await withSessionCache(getDomainRoute, 'routers', ask)).toEqual(SAID)
  expect(ask).toHaveBeenCalledOnce()
})

test.each(['', '{', 'null', '{"resources":7}', '[]'])('what stands there as %j is as good as nothing', async (text) => {
  sessionStorage.setItem('routers', text)
  expect(await withSessionCache(getDomainRoute, 'routers', async () => SAID)).toEqual(SAID)
  expect(JSON.parse(sessionStorage.getItem('routers') ?? '')).toEqual(SAID)
})

test('a list is no group of rules, though each of them may be missing', async () => {
  sessionStorage.setItem('validate', '[]')
  const said = { email: { enabled: true } }
  expect(await withSessionCache(getRegisterRules, 'validate', async () => said)).toEqual(said)
})

test('what failed is not kept', async () => {
  const failed = withSessionCache(getDomainRoute, 'routers', () => Promise.reject(new Error('away')))
  await expect(failed).rejects.toThrow('away')
  expect(sessionStorage.getItem('routers')).toBeNull()
})

describe('what may change', () => {
  const away = () => Promise.reject(new TransportFailure('getDomainRoute', 'network'))

  test('is asked for each time, and is as it was last where nobody is heard', async () => {
    expect(await withSessionFallback(getDomainRoute, 'routers', async () => SAID)).toEqual(SAID)
    const other = { ...SAID, domainList: ['b.example'] }
    expect(await withSessionFallback(getDomainRoute, 'routers', async () => other)).toEqual(other)
    expect(await withSessionFallback(getDomainRoute, 'routers', away)).toEqual(other)
  })

  test('fails where nothing is kept, and where it is refused', async () => {
    await expect(withSessionFallback(getDomainRoute, 'routers', away)).rejects.toThrow(TransportFailure)
    await withSessionFallback(getDomainRoute, 'routers', async () => SAID)
    const refused = () => Promise.reject(new Refusal('getDomainRoute', 'operation not allowed', null))
    await expect(withSessionFallback(getDomainRoute, 'routers', refused)).rejects.toThrow(Refusal)
  })
})
