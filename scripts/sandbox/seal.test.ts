import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../src/api/contract.ts'
import { HEADERS } from '../../src/api/transport/envelope.ts'
import { createSeal, newReplyKey, openReply } from '../../src/api/seal/seal.ts'
import { gatewayAt } from '../../src/api/serve-in-process.ts'
import { generateSealPair } from '../../src/api/seal/unseal.ts'
import type { SandboxSeal } from './seal.ts'
import { credentials, hear, makeRequest, createTestSandbox, ORIGIN, pampas, type Bench } from './testing/sandbox.ts'

let seal: SandboxSeal
let bench: Bench
const open = { ...pampas, id: 'open', merchantCode: 'open01', seal: 'none' as const }

beforeAll(async () => {
  const { publicKey, privateKey } = await generateSealPair('sandbox-1')
  seal = { publicJwk: publicKey, privateJwk: privateKey }
  bench = createTestSandbox({ seal, merchants: [pampas, open] })
})

const { payload: login } = credentials('player', { type: 'username' })
const sealed = { headers: { 'content-type': HEADERS.sealedType } }
const call = { method: 'POST', path: contract.login.path } as const

test('the client’s own gateway logs in, reads the balance and opens the service link', async () => {
  let token: string | null = null
  const gateway = gatewayAt(ORIGIN, {
    merchant: pampas.merchantCode,
    language: () => 'TY',
    token: () => token,
    seal: createSeal(seal.publicJwk),
    methods: { logout: 'DELETE' },
    fetch: (input, init) => bench.sandbox.fetch(new Request(input, init)),
  })
  token = (await gateway(contract.login, { username: 'vip', password: login.password, type: 'username' })).token
  expect(await gateway(contract.getBalance, {})).toEqual({ sumBalance: '48750.00' })
  const replyKey = newReplyKey()
  const { version } = await gateway(contract.getServiceLink, { csType: 'VIP', replyKey })
  const path = version.pathList.find(({ type }) => type === 3)?.path ?? ''
  // No text of base64url has a slash: random signs can spell the rest.
  expect(path).not.toContain('/chat')
  expect(await openReply(path, replyKey)).toBe(`${ORIGIN}/sandbox/chat?merchant=pampas01&type=VIP`)
  await gateway(contract.logout, {})
  await expect(gateway(contract.getBalance, {})).rejects.toMatchObject({ value: { session: 'ended' } })
})

describe('a device whose clock is off', () => {
  /** The client's own gateway, over a sandbox whose clock differs from the device's by so much. */
  function apart(ms: number, answer = (response: Response): Response => response) {
    const skewed = createTestSandbox({ seal, now: () => Date.now() + ms })
    const calls: string[] = []
    const gateway = gatewayAt(ORIGIN, {
      merchant: pampas.merchantCode,
      token: () => null,
      seal: createSeal(seal.publicJwk),
      fetch: async (input, init) => {
        const request = new Request(input, init)
        calls.push(new URL(request.url).pathname)
        return answer(await skewed.sandbox.fetch(request))
      },
    })
    const { username, password } = login
    return { calls, logIn: () => gateway(contract.login, { username, password, type: 'username' }) }
  }

  test.each([
    ['a minute fast', -60_000],
    ['ten minutes slow', 600_000],
    ['years off', 86_400_000 * 800],
  ])('%s logs in: its seal is dated by the server, once, and so are those after it', async (_, ms) => {
    const { calls, logIn } = apart(ms)
    expect(await logIn()).toHaveProperty('token')
    expect(calls).toHaveLength(2)
    await logIn()
    expect(calls).toHaveLength(3)
  })

  test('within what the server takes is sent once', async () => {
    const { calls, logIn } = apart(120_000)
    await logIn()
    expect(calls).toHaveLength(1)
  })

  test.each([
    ['that does not say its own time', (response: Response) => response.headers.delete('date')],
    ['whose time is no better', (response: Response) => response.headers.set('date', new Date().toUTCString())],
  ])('by a server %s is not asked for ever', async (_, change) => {
    const { calls, logIn } = apart(600_000, (response) => {
      change(response)
      return response
    })
    await expect(logIn()).rejects.toMatchObject({ value: { seal: 'too-old' } })
    expect(calls.length).toBeLessThanOrEqual(2)
  })

  test('is no reason to send again what is refused for another one', async () => {
    const { calls, logIn } = apart(0, (response) => {
      const value = { field: 'body', seal: 'replayed' }
      return response.ok ? Response.json({ success: false, message: '', value }, { status: 400 }) : response
    })
    await expect(logIn()).rejects.toMatchObject({ value: { seal: 'replayed' } })
    expect(calls).toHaveLength(1)
  })
})

describe('a sealed call', () => {
  const send = async (body: string, more = {}) =>
    hear(await bench.sandbox.fetch(makeRequest(contract.login, { ...sealed, ...more, body })))
  const write = (to: { method: 'POST'; path: string } = call) => createSeal(seal.publicJwk).seal(login, to)

  test('is taken once', async () => {
    const body = await write()
    expect(await send(body)).toMatchObject({ success: true })
    expect(await send(body)).toMatchObject({ status: 400, message: expect.stringContaining('replayed') })
  })

  test('for another call is refused', async () => {
    expect(await send(await write({ ...call, path: '/wps/other' }))).toMatchObject({ status: 400, success: false })
  })

  test('that was changed is refused', async () => {
    const [head, key, iv, text = '', tag] = (await write()).split('.')
    const changed = [head, key, iv, (text.startsWith('A') ? 'B' : 'A') + text.slice(1), tag].join('.')
    expect(await send(changed)).toMatchObject({ status: 400, message: expect.stringContaining('tampered') })
  })

  test('in plain JSON is refused, unless the merchant seals nothing', async () => {
    const plain = { payload: login }
    expect(await bench.call('login', plain)).toMatchObject({ status: 415, success: false })
    const said = { ...plain, merchant: open }
    expect(await bench.call('login', said)).toMatchObject({ success: true })
    expect(await bench.call('getServiceLink', { payload: { csType: 'LIVECHAT' }, merchant: open })).toMatchObject({
      value: {
        version: { pathList: expect.arrayContaining([{ type: 3, path: expect.stringContaining('/sandbox/chat') }]) },
      },
    })
  })

  test('for a link without a key for the answer is refused', async () => {
    const path = contract.getServiceLink.path
    const body = await createSeal(seal.publicJwk).seal({ csType: 'LIVECHAT' }, { method: 'POST', path })
    const heard = await hear(await bench.sandbox.fetch(makeRequest(contract.getServiceLink, { ...sealed, body })))
    expect(heard).toMatchObject({ status: 400, value: { field: 'replyKey' } })
  })
})
