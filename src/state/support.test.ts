import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBench } from '../../scripts/sandbox/testing.ts'
import { createSeal, newReplyKey } from '../api/seal.ts'
import { generateSealPair, sealReply } from '../api/unseal.ts'
import { brandAtom } from './brand.ts'
import { sessionAtom } from './session.ts'
import type { Store } from './store.ts'
import { openSupportAtom, SupportUnavailable } from './support.ts'
import { openPage, stubStorage, testBrand } from './testing.ts'

const CHAT = 'https://chat.example'
const pair = generateSealPair('test-1')
const opened = vi.fn<(...args: unknown[]) => null>(() => null)
const addresses = () => opened.mock.calls.map(([url]) => String(url))

beforeEach(() => {
  stubStorage()
  opened.mockClear()
  vi.stubGlobal('window', { open: opened })
})
afterEach(() => vi.unstubAllGlobals())

/** A page of a brand that opens customer service at `CHAT` alone, over a gateway there. */
async function open(answer: (request: Request) => Promise<Response>, sealed: boolean): Promise<Store> {
  const { publicKey } = await pair
  const { store } = openPage(async (input, init) => answer(new Request(input, init)), {
    origin: CHAT,
    ...(sealed ? { seal: createSeal(publicKey) } : {}),
  })
  const { origins, gateway, ...brand } = testBrand()
  store.set(brandAtom, {
    ...brand,
    origins: { ...origins, support: [CHAT] },
    gateway: { ...gateway, seal: sealed ? { jwk: publicKey } : 'none' },
  })
  return store
}

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
    const bench = openBench(sealed ? { seal: { publicJwk: publicKey, privateJwk: privateKey } } : {})
    const store = await open(bench.sandbox.fetch, sealed)
    if (kind) {
      const { token, username } = await bench.member(kind)
      store.set(sessionAtom, { token, username, accountType: 0, nickname: '' })
    }
    await store.set(openSupportAtom)
    // The phone and mail entries come first in the answer, and are not what is opened.
    expect(addresses()).toEqual([`${CHAT}/sandbox/chat?merchant=pampas01&type=${type}`])
    expect(opened.mock.calls[0]?.slice(1)).toEqual(['_blank', 'noopener,noreferrer'])
    bench.sandbox.close()
  })
})

describe('an address', () => {
  const bad = [`javascript:alert(1)`, `${CHAT}.evil.example/`, 'https://user:pw@chat.example/', 'http://chat.example/']

  test('that leads elsewhere is passed over, and the next one taken', async () => {
    await (await answering([...bad, `${CHAT}/room`])).set(openSupportAtom)
    expect(addresses()).toEqual([`${CHAT}/room`])
  })

  test('is opened nowhere when none is good', async () => {
    await expect((await answering(bad)).set(openSupportAtom)).rejects.toBeInstanceOf(SupportUnavailable)
    expect(opened).not.toHaveBeenCalled()
  })

  test('that is plain, or sealed under another key, is no address where the brand seals', async () => {
    const paths = [`${CHAT}/room`, await sealReply(`${CHAT}/room`, newReplyKey())]
    await expect((await answering(paths, true)).set(openSupportAtom)).rejects.toBeInstanceOf(SupportUnavailable)
    expect(opened).not.toHaveBeenCalled()
  })
})
