/** Parts of the page that a call with a body needs, and that do not load: browsers keep such a failure for a page's life. */
import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '../contract.ts'
import type { Endpoint } from './endpoint.ts'
import { lazySeal } from '../seal/lazy-seal.ts'
import { generateSealPair } from '../seal/unseal.ts'

const PARTS = ['./prepare-body.ts', './send.ts', '../seal/seal.ts'] as const
afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part)
  vi.resetModules()
})

/** A gateway of a page on which a part does not load, and how often it has sent anything. */
async function without(part: (typeof PARTS)[number]) {
  vi.resetModules()
  vi.doMock(part, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { serveInProcess } = await import('../serve-in-process.ts')
  const { mayHaveHappened } = await import('../../rules/money/ambiguous-outcome.ts')
  const { lazySeal: sealLater } = await import('../seal/lazy-seal.ts')
  const { publicKey } = await generateSealPair('test')
  const { gateway, heard } = serveInProcess(() => new Response(null, { status: 500 }), {
    seal: part === '../seal/seal.ts' ? sealLater(publicKey) : 'none',
  })
  const fails = async (endpoint: Endpoint): Promise<unknown> =>
    gateway({ ...endpoint, request: ANY } as Endpoint, {}, { intent: 'a'.repeat(32) }).catch((error: unknown) => error)
  return { fails, heard, mayHaveHappened }
}

/** Whatever a call asks for: what is sent is no matter here. */
const ANY = (await import('valibot')).unknown()

const POSTS = Object.values<Endpoint>(contract).filter(({ method }) => method !== 'GET')

test.each(PARTS)('without %s nothing is sent, and none of it may have happened', async (part) => {
  const { fails, heard, mayHaveHappened } = await without(part)
  const posts = part === '../seal/seal.ts' ? POSTS.filter(({ sealed }) => sealed) : POSTS
  for (const endpoint of posts) {
    const error = await fails(endpoint)
    expect([endpoint.name, error]).toEqual([
      endpoint.name,
      expect.objectContaining({ kind: 'transport', reason: 'unsent', endpoint: endpoint.name }),
    ])
    expect(mayHaveHappened(error)).toBe(false)
  }
  expect(posts.length).toBeGreaterThan(10)
  expect(heard).toEqual([])
})

test('what hangs before it leaves was not sent either, also where its caller gives up', async () => {
  const { serveInProcess } = await import('../serve-in-process.ts')
  const { mayHaveHappened, isUnanswered } = await import('../../rules/money/ambiguous-outcome.ts')
  const { gateway, heard } = serveInProcess(() => new Response(null, { status: 500 }), {
    seal: { seal: () => new Promise(() => undefined) },
    timeoutMs: 30,
  })
  const call = (signal?: AbortSignal): Promise<unknown> =>
    gateway(contract.collectFunds, { requestNo: 'a'.repeat(32) }, { intent: 'a'.repeat(32), ...(signal && { signal }) })
  const late = await call().catch((error: unknown) => error)
  const given = await call(AbortSignal.timeout(5)).catch((error: unknown) => error)
  expect([late, given]).toMatchObject([{ reason: 'unsent' }, { reason: 'cancelled' }])
  for (const error of [late, given]) expect([mayHaveHappened(error), isUnanswered(error)]).toEqual([false, false])
  expect(heard).toEqual([])
})

test('a read whose further tries can’t be loaded was sent, and failed', async () => {
  const { fails, heard } = await without('./send.ts')
  expect(await fails(contract.getBalance)).toMatchObject({ kind: 'transport', reason: 'network' })
  expect(heard).toHaveLength(1)
})

test('all of it is loaded ahead, once there is something to send', async () => {
  const { loadSending } = await import('./gateway.ts')
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  const seal = lazySeal((await generateSealPair('test')).publicKey)
  expect(seal.load).toBeTypeOf('function')
  await loadSending({ seal: { ...seal, load } })
  expect(load).toHaveBeenCalledOnce()
  await loadSending({ seal: 'none' })
  await loadSending({ seal: null })
})
