import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../src/api/contract.ts'
import { HEADERS } from '../../src/api/envelope.ts'
import { createSeal, newReplyKey, openReply } from '../../src/api/seal.ts'
import { gatewayAt } from '../../src/api/serve-in-process.ts'
import { generateSealPair } from '../../src/api/unseal.ts'
import type { SandboxSeal } from './seal.ts'
import { credentials, hear, makeRequest, openBench, ORIGIN, pampas, type Bench } from './testing.ts'

let seal: SandboxSeal
let bench: Bench
const open = { ...pampas, id: 'open', merchantCode: 'open01', seal: 'none' as const }

beforeAll(async () => {
  const { publicKey, privateKey } = await generateSealPair('sandbox-1')
  seal = { publicJwk: publicKey, privateJwk: privateKey }
  bench = openBench({ seal, merchants: [pampas, open] })
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
