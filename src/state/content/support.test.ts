import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { createSeal, newReplyKey } from '../../api/seal/seal.ts'
import { getMemberInfo } from '../../api/account/session.ts'
import { generateSealPair, sealReply } from '../../api/seal/unseal.ts'
import { brandAtom } from '../site/brand.ts'
import { sessionAtom } from '../account/login/session.ts'
import { statusQuery } from '../site/status.ts'
import { openSupportAtom, SupportUnavailable } from './support.ts'
import { openPage, stubStorage, testBrand, type TestPage } from '../../testing/state.ts'

const CHAT = 'https://chat.example'
const pair = generateSealPair('test-1')
const opened = vi.fn<(...args: unknown[]) => null>(() => null)
const addresses = () => opened.mock.calls.map(([url]) => String(url))

beforeEach(() => {
  stubStorage()
  opened.mockClear()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { open: opened }))
})
afterEach(() => vi.unstubAllGlobals())

/** A page of a brand that opens customer service at `CHAT` alone, over a gateway there. */
async function open(answer: (request: Request) => Promise<Response>, sealed: boolean): Promise<TestPage> {
  const { publicKey } = await pair
  const page = openPage(async (input, init) => answer(new Request(input, init)), {
    origin: CHAT,
    ...(sealed ? { seal: createSeal(publicKey) } : {}),
  })
  const { origins, gateway, ...brand } = testBrand()
  page.store.set(brandAtom, {
    ...brand,
    origins: { ...origins, support: [CHAT] },
    gateway: { ...gateway, seal: sealed ? { jwk: publicKey } : 'none' },
  })
  return page
}

const click = ({ store, queries }: TestPage): Promise<void> => store.set(openSupportAtom, queries)

/** A page whose gateway answers with these paths of type 3. */
const answering = (paths: readonly string[], sealed = false) => {
  const pathList = paths.map((path) => ({ type: 3, path }))
  return open(async () => Response.json({ success: true, message: '', value: { version: { pathList } } }), sealed)
}

describe('customer service of the sandbox', () => {
  test.each([
    [true, null, 'LIVECHAT'],
    [false, null, 'LIVECHAT'],
    [false, 'player', 'LIVECHAT'],
    [false, 'vip', 'VIP'],
  ] as const)('sealed: %s, for %s: %s', async (sealed, kind, type) => {
    const { publicKey, privateKey } = await pair
    const bench = createTestSandbox(sealed ? { seal: { publicJwk: publicKey, privateJwk: privateKey } } : {})
    const page = await open(bench.sandbox.fetch, sealed)
    if (kind) {
      const { token, username } = await bench.member(kind)
      page.store.set(sessionAtom, { token, username, accountType: 0, nickname: '' })
    }
    await click(page)
    // The phone and mail entries come first in the answer, and are not what is opened.
    expect(addresses()).toEqual([`${CHAT}/sandbox/chat?merchant=pampas01&type=${type}`])
    expect(opened.mock.calls[0]?.slice(1)).toEqual(['_blank', 'noopener,noreferrer'])
    bench.sandbox.close()
  })
})

test('who the member is is asked for once, and again where that failed', async () => {
  const bench = createTestSandbox()
  const asked: string[] = []
  const page = await open((request) => {
    asked.push(new URL(request.url).pathname)
    return bench.sandbox.fetch(request)
  }, false)
  const { token, username } = await bench.member('vip')
  page.store.set(sessionAtom, { token, username, accountType: 0, nickname: '' })
  await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', how: 'html', endpoint: 'getMemberInfo' })
  await click(page)
  await bench.control('DELETE', '/sandbox/scenarios')
  await click(page)
  await click(page)
  expect(addresses().map((url) => new URL(url).searchParams.get('type'))).toEqual(['LIVECHAT', 'VIP', 'VIP'])
  expect(asked.filter((path) => path === getMemberInfo.path)).toHaveLength(2)
  bench.sandbox.close()
})

test('where the call fails, the address that the status names is opened, unless it leads elsewhere', async () => {
  const bench = createTestSandbox()
  vi.stubGlobal('location', { hostname: 'pampas.localhost' })
  const page = await open(bench.sandbox.fetch, false)
  await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', how: 'html', endpoint: 'getServiceLink' })
  await expect(click(page)).rejects.toMatchObject({ kind: 'transport' })
  const status = statusQuery('pampas.localhost')
  await page.queries.fetchQuery(status)
  await click(page)
  expect(addresses()).toEqual([`${CHAT}/sandbox/chat?merchant=pampas01&type=LIVECHAT`])
  page.queries.setQueryData(status.queryKey, (said) =>
    said && said !== 'wrong-domain'
      ? { ...said, customerService: [{ csType: 'LIVECHAT', path: 'https://evil.example/' }] }
      : said,
  )
  await expect(click(page)).rejects.toMatchObject({ kind: 'transport' })
  bench.sandbox.close()
})

describe('an address', () => {
  const bad = [`javascript:alert(1)`, `${CHAT}.evil.example/`, 'https://user:pw@chat.example/', 'http://chat.example/']

  test('that leads elsewhere is passed over, and the next one taken', async () => {
    await click(await answering([...bad, `${CHAT}/room`]))
    expect(addresses()).toEqual([`${CHAT}/room`])
  })

  test('is opened nowhere when none is good', async () => {
    await expect(click(await answering(bad))).rejects.toBeInstanceOf(SupportUnavailable)
    expect(opened).not.toHaveBeenCalled()
  })

  test('that is plain, or sealed under another key, is no address where the brand seals', async () => {
    const paths = [`${CHAT}/room`, await sealReply(`${CHAT}/room`, newReplyKey())]
    await expect(click(await answering(paths, true))).rejects.toBeInstanceOf(SupportUnavailable)
    expect(opened).not.toHaveBeenCalled()
  })
})
