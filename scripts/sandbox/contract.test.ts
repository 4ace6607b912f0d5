import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contract, type Contract } from '../../src/api/contract.ts'
import { HEADERS } from '../../src/api/transport/envelope.ts'
import { readShape } from '../../src/api/transport/shape.ts'
import { REGISTER_FIELDS } from '../../src/rules/account/registration/register-fields.ts'
import { rightFor, wrongFor } from './testing/contract.ts'
import { firstUnread, SPARING_WAYS, sparingReply } from './reply-parts.ts'
import { readyCalls } from './testing/ready-calls.ts'
import { affiliates, hoasen, createTestSandbox, ORIGIN, pampas, wireframe } from './testing/sandbox.ts'

const names = Object.keys(contract) as (keyof Contract)[] // the object's own keys
const bench = createTestSandbox({ merchants: [pampas, wireframe, affiliates, hoasen] })

const READY = readyCalls(bench)
// What registration asks for is another matter.
const disabled = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, { enabled: false }]))
await bench.control('POST', '/sandbox/scenarios', { kind: 'register-rules', rules: disabled })

describe.each(names)('%s', (name) => {
  const endpoint = contract[name]
  const right = rightFor(name)
  const session = async () => (endpoint.token === 'never' ? {} : { token: (await bench.member()).token })

  test.each([endpoint.method].flat())('answers %s as its schema says', async (method) => {
    const ready = await READY[name]?.()
    const heard = await bench.call(name, { payload: right, method, ...(await session()), ...ready })
    expect(heard).toMatchObject({ status: 200, success: true })
    expect(v.safeParse(endpoint.reply, heard.value).success).toBe(true)
    expect(firstUnread(endpoint.reply, heard.value)).toBeNull()
    for (const way of SPARING_WAYS)
      expect([way, readShape(endpoint.reply, sparingReply(endpoint.reply, heard.value, way)).issues]).toEqual([
        way,
        undefined,
      ])
    const { cacheSeconds } = endpoint
    expect(heard.headers.get('cache-control')).toBe(cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store')
    expect(heard.headers.get('vary')).toBe(cacheSeconds > 0 ? 'x-merchant, x-platform, x-device, x-language' : null)
  })

  test('refuses what is unknown, missing or out of bounds, and names the field', async () => {
    const said = await session()
    for (const { payload, field } of wrongFor(name)) {
      const heard = await bench.call(name, { payload, ...said })
      expect([field, heard]).toMatchObject([field, { status: 400, success: false }])
      const { field: told } = heard.value as { field: string } // what is malformed names its field
      // What is wrong may lie deeper in it.
      expect(told.split('.')[0]).toBe(field)
      expect(heard.message).toContain(field)
    }
  })

  test('refuses any other method', async () => {
    const heard = await bench.call(name, { method: 'PATCH', payload: right })
    expect(heard).toMatchObject({ status: 405, success: false })
    const methods = Object.values(contract)
      .filter(({ path }) => path === endpoint.path)
      .flatMap(({ method }) => method)
    expect(heard.headers.get('allow')).toBe(methods.join(', '))
  })

  test.each([HEADERS.module, HEADERS.merchant, HEADERS.platform, HEADERS.device, HEADERS.language])(
    'refuses a call without %s',
    async (header) => {
      const heard = await bench.call(name, { payload: right, headers: { [header]: null } })
      expect(heard).toMatchObject({ status: 400, success: false, value: { field: header } })
    },
  )
})

const withToken = (token: string) => names.filter((name) => contract[name].token === token)

test.each(withToken('required'))('%s refuses a guest', async (name) => {
  const payload = rightFor(name)
  const refused = { status: 200, success: false, message: 'not logged in, please login', value: { session: 'ended' } }
  expect(await bench.call(name, { payload })).toMatchObject(refused)
  expect(await bench.call(name, { payload, token: 'a'.repeat(43) })).toMatchObject(refused)
})

test.each(['short', 'with spaces in it', '"quoted-token"', 'x'.repeat(600)])(
  'the token %j is answered like one that is unknown, where a guest may ask and where not',
  async (token) => {
    const refused = { status: 200, success: false, value: { session: 'ended' } }
    expect(await bench.call('getMemberInfo', { token })).toMatchObject(refused)
    expect(await bench.call('countAvailablePromotions', { token })).toMatchObject(refused)
    const basic = { headers: { [HEADERS.token]: 'Basic abc' } }
    expect(await bench.call('getMemberInfo', basic)).toMatchObject(refused)
  },
)

test.each(withToken('optional'))('%s answers a guest', async (name) => {
  expect(await bench.call(name, { payload: rightFor(name) })).toMatchObject({ status: 200, success: true })
})

test.each(withToken('never'))('%s refuses a token', async (name) => {
  const heard = await bench.call(name, { payload: rightFor(name), token: 'a'.repeat(43) })
  expect(heard).toMatchObject({ status: 400, value: { field: HEADERS.token } })
})

test('what is not in the contract is not found', async () => {
  for (const path of ['/wps/nothing', '/lgw/games/nothing', '/lotto/x', '/sandbox/nothing']) {
    const response = await bench.sandbox.fetch(new Request(ORIGIN + path))
    expect([path, response.status]).toEqual([path, 404])
  }
})

test('a call names its module, its merchant and one of its languages', async () => {
  const withHeader = (name: string, value: string) => bench.call('getWhitelabel', { headers: { [name]: value } })
  expect(await withHeader(HEADERS.module, 'WALLET')).toMatchObject({ status: 400 })
  expect(await withHeader(HEADERS.merchant, 'nobody')).toMatchObject({ status: 400 })
  const heard = await withHeader(HEADERS.language, 'FR')
  expect(heard.message).toBe('x-language: "FR" is no language of pampas; it has TY, EN')
})

test('a body is JSON of the right type, and not endless', async () => {
  const send = (body: string, type = 'application/json') =>
    bench.call('sendFeedback', { body, headers: { 'content-type': type } })
  expect(await send('{')).toMatchObject({ status: 400, value: { field: 'body' } })
  expect(await send('{}', 'text/plain')).toMatchObject({ status: 415 })
  expect(await send(JSON.stringify('x'.repeat(300_000)))).toMatchObject({ status: 413 })
})

test('feedback is counted in what people see as characters', async () => {
  const send = (content: string) => bench.call('sendFeedback', { payload: { questionType: 'OTHER', content } })
  expect(await send('👩🏻‍❤️‍💋‍👨🏿'.repeat(260))).toMatchObject({ success: true })
  expect(await send('x'.repeat(500))).toMatchObject({ success: true })
  expect(await send('x'.repeat(501))).toMatchObject({ status: 400, value: { field: 'content' } })
})

test('feedback is kept as it was sent', async () => {
  const sent = await bench.call('sendFeedback', { payload: { questionType: 'OTHER', content: ' ¿Hola? ' } })
  const { feedback } = await bench.control('GET', '/sandbox/feedback?merchant=pampas')
  expect(feedback).toContainEqual(
    expect.objectContaining({ ...(sent.value as object), member: null, questionType: 'OTHER', content: '¿Hola?' }), // an object, by its schema
  )
})

test('the status knows the merchant’s hosts from others', async () => {
  const ask = (url: string) => bench.call('getStatus', { payload: { url } })
  for (const url of ['www.pampas.example', 'pampas.localhost', 'localhost:4173', '127.0.0.1'])
    expect(await ask(url)).toMatchObject({ success: true })
  for (const url of ['evil.example', 'wireframe.localhost', 'www.pampas.example.evil.example', '///'])
    expect(await ask(url)).toMatchObject({ success: false, message: 'domain check failed' })
})

test('executions A and F are for members', async () => {
  const payload = { ...rightFor('listAnnouncements'), execution: 'F' }
  expect(await bench.call('listAnnouncements', { payload })).toMatchObject({ success: false })
  const { token } = await bench.member('newcomer')
  expect(await bench.call('listAnnouncements', { payload, token })).toMatchObject({ success: true })
})

test('VIP service is for rank levels above 4', async () => {
  const payload = { csType: 'VIP' }
  const { token: plain } = await bench.member()
  const { token: vip } = await bench.member('vip')
  expect(await bench.call('getServiceLink', { payload })).toMatchObject({ success: false })
  expect(await bench.call('getServiceLink', { payload, token: plain })).toMatchObject({ success: false })
  expect(await bench.call('getServiceLink', { payload, token: vip })).toMatchObject({ success: true })
})
