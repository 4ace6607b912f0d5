import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import type { AddressInfo } from 'node:net'
import { contract } from '../../../src/api/contract.ts'
import { credentials, makeRequest, createTestSandbox, wireframe, type Bench, type Said } from '../testing/sandbox.ts'

const status: Said = { payload: { url: 'pampas.localhost' } }
const on = (bench: Bench, scenario: object) => bench.control('POST', '/sandbox/scenarios', scenario)

describe('scope', () => {
  test('a context’s scenario is seen by its cookie alone', async () => {
    const bench = createTestSandbox()
    await on(bench, { kind: 'region', context: 'one' })
    const restricted = async (cookie: string) =>
      (await bench.call('getStatus', { ...status, cookie })).value as { regionRestriction: boolean } // by its schema
    expect(await restricted('sandbox-context=one')).toMatchObject({ regionRestriction: true })
    expect(await restricted('sandbox-context=two')).toMatchObject({ regionRestriction: false })
    expect(await restricted('')).toMatchObject({ regionRestriction: false })
  })

  test('a brand’s scenario leaves other brands alone', async () => {
    const bench = createTestSandbox()
    await on(bench, { kind: 'maintenance', brand: 'wireframe' })
    expect(await bench.call('getStatus', status)).toMatchObject({ value: { maintenance: { active: false } } })
    const payload = { url: 'wireframe.localhost' }
    expect(await bench.call('getStatus', { payload, merchant: wireframe })).toMatchObject({
      value: { maintenance: { active: true } },
    })
  })

  test('scenarios are listed, replaced and cleared', async () => {
    const bench = createTestSandbox({ scenarios: ['slow=2s,endpoint=login', 'captcha,brand=pampas'] })
    await on(bench, { kind: 'slow', ms: 5, endpoint: 'login' })
    await on(bench, { kind: 'wrong-domain', context: 'x' })
    const { scenarios } = await bench.control('GET', '/sandbox/scenarios')
    expect(scenarios).toMatchObject([
      { kind: 'captcha', merchant: 'pampas01' },
      { kind: 'slow', ms: 5 },
      { kind: 'wrong-domain', context: 'x' },
    ])
    expect(await bench.control('DELETE', '/sandbox/scenarios?context=x')).toMatchObject({ cleared: 1 })
    expect(await bench.control('DELETE', '/sandbox/scenarios?kind=slow&brand=pampas')).toMatchObject({ cleared: 0 })
    expect(await bench.control('DELETE', '/sandbox/scenarios')).toMatchObject({ cleared: 2 })
  })
})

describe('closing the site', () => {
  test('maintenance says when it ends, beats region, and leaves customer service', async () => {
    const bench = createTestSandbox({ now: () => 1_000_000 })
    const { token } = await bench.member()
    await on(bench, { kind: 'region', ip: '192.0.2.1', country: 'FR' })
    expect(await bench.call('getBalance', { token })).toMatchObject({ value: { status: 'restricted' } })
    await on(bench, { kind: 'maintenance', ends: '2h' })
    expect(await bench.call('getStatus', status)).toMatchObject({
      value: {
        maintenance: { active: true, endTime: 8_200_000 },
        regionRestriction: true,
        location: { ip: '192.0.2.1', country: 'FR' },
      },
    })
    expect(await bench.call('getBalance', { token })).toMatchObject({ success: false, message: 'system maintenance' })
    expect(await bench.call('getServiceLink', { payload: { csType: 'LIVECHAT' } })).toMatchObject({ success: true })
    expect(await bench.call('logout', { token })).toMatchObject({ success: true })
  })

  test('a wrong domain fails the check', async () => {
    const bench = createTestSandbox()
    await on(bench, { kind: 'wrong-domain' })
    expect(await bench.call('getStatus', status)).toMatchObject({ success: false, message: 'domain check failed' })
  })

  test('captcha wanted', async () => {
    const bench = createTestSandbox()
    await on(bench, { kind: 'captcha' })
    expect(await bench.call('login', credentials('player'))).toMatchObject({ value: { captcha: true } })
  })
})

describe('slow and failing', () => {
  test('slow holds one call up and no other', async () => {
    const bench = createTestSandbox()
    await on(bench, { kind: 'slow', ms: 80, endpoint: 'getWhitelabel' })
    const began = performance.now()
    await bench.call('getWhitelabel')
    expect(performance.now() - began).toBeGreaterThan(75)
    // Longer than the test may take.
    await on(bench, { kind: 'slow', ms: 600_000, endpoint: 'getWhitelabel' })
    expect(await bench.call('getDomainRoute')).toMatchObject({ success: true })
  })

  test('a slow answer ends with its caller', async () => {
    const bench = createTestSandbox()
    await on(bench, { kind: 'slow', ms: 60_000 })
    const request = new Request(makeRequest(contract.getWhitelabel, {}), { signal: AbortSignal.timeout(20) })
    await expect(bench.sandbox.fetch(request)).rejects.toThrow('aborted')
  })

  test('each way of failing fails in its way', async () => {
    const bench = createTestSandbox()
    const fetched = async (how: string) => {
      await on(bench, { kind: 'failing', how, status: 429, endpoint: 'getCountries' })
      return bench.sandbox.fetch(makeRequest(contract.getCountries, {}))
    }
    expect((await fetched('status')).status).toBe(429)
    expect((await fetched('html')).headers.get('content-type')).toContain('text/html')
    await expect(fetched('abort')).rejects.toThrow('fetch failed')
    await expect(fetched('cut-short').then((response) => response.text())).rejects.toThrow('terminated')
    const malformed = await (await fetched('malformed-json')).text()
    expect(() => JSON.parse(malformed)).toThrow(SyntaxError)
    expect(await (await fetched('malformed-value')).json()).toMatchObject({ success: true, value: [[null]] })
  })

  test('fails as often as it was told', async () => {
    const bench = createTestSandbox()
    await on(bench, { kind: 'failing', times: 2 })
    const statuses = []
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await bench.call('getWhitelabel')).status)
    expect(statuses).toEqual([503, 503, 200])
  })

  test('an answer can be lost after the call was carried out', async () => {
    const bench = createTestSandbox()
    await on(bench, { kind: 'failing', when: 'after', times: 1 })
    await bench.call('sendFeedback', { payload: { questionType: 'OTHER', content: 'lost' } })
    await on(bench, { kind: 'failing', when: 'before', times: 1 })
    await bench.call('sendFeedback', { payload: { questionType: 'OTHER', content: 'never there' } })
    const { feedback } = await bench.control('GET', '/sandbox/feedback?merchant=pampas')
    expect(feedback).toMatchObject([{ content: 'lost' }])
  })

  test('on a real connection, it breaks', async () => {
    const bench = createTestSandbox()
    const server = serve({
      fetch: bench.sandbox.fetch,
      port: 0,
      hostname: '127.0.0.1',
      overrideGlobalObjects: false,
    })
    await sleep(50)
    const { port } = server.address() as AddressInfo // it listens on TCP
    const { headers } = makeRequest(contract.getCountries, {})
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/wps/system/countries`, { headers })).text()
    try {
      await on(bench, { kind: 'failing', how: 'abort', times: 1 })
      await expect(ask()).rejects.toThrow('fetch failed')
      await on(bench, { kind: 'failing', how: 'cut-short', times: 1 })
      await expect(ask()).rejects.toThrow('terminated')
      expect(JSON.parse(await ask())).toMatchObject({ success: true })
    } finally {
      server.close()
    }
  })
})

describe('refusing and answering', () => {
  const feedback = { payload: { questionType: 'OTHER', content: 'hello' } }
  const refusing = { kind: 'refusing', endpoint: 'sendFeedback', message: 'too many requests' }
  const answering = { kind: 'answering', endpoint: 'sendFeedback', value: { ticket: 'made up' } }

  test('a call is refused in the words that were given, as often as was told, and not carried out', async () => {
    const bench = createTestSandbox()
    expect(await on(bench, { ...refusing, times: 2 })).toMatchObject({ status: 201 })
    const refused = { status: 200, success: false, message: 'too many requests', value: null }
    expect(await bench.call('sendFeedback', feedback)).toMatchObject(refused)
    expect(await bench.call('getWhitelabel'), 'another call').toMatchObject({ success: true })
    expect(await bench.call('sendFeedback', feedback)).toMatchObject(refused)
    expect(await bench.control('GET', '/sandbox/feedback?merchant=pampas')).toMatchObject({ feedback: [] })
    expect(await bench.call('sendFeedback', feedback)).toMatchObject({ success: true })
    expect(await bench.control('GET', '/sandbox/scenarios')).toMatchObject({ scenarios: [] })
  })

  test('a refusal tells what else it was given', async () => {
    const bench = createTestSandbox()
    await on(bench, { kind: 'refusing', endpoint: 'login', message: 'not now', value: { captcha: true } })
    const refused = { success: false, message: 'not now', value: { captcha: true } }
    expect(await bench.call('login', credentials('player'))).toMatchObject(refused)
    expect(await bench.call('login', credentials('player')), 'for ever').toMatchObject(refused)
  })

  test('a call is answered with the value that was given, as often as was told, and not carried out', async () => {
    const bench = createTestSandbox()
    await on(bench, { ...answering, times: 1 })
    const { value } = await bench.call('sendFeedback', feedback)
    expect(value).toEqual({ ticket: 'made up' })
    expect(await bench.control('GET', '/sandbox/feedback?merchant=pampas')).toMatchObject({ feedback: [] })
    expect((await bench.call('sendFeedback', feedback)).value).not.toEqual(value)
    expect(await bench.control('GET', '/sandbox/feedback?merchant=pampas')).toMatchObject({ feedback: [{}] })
  })

  test('neither speaks before what the gateway itself refuses, and a refusal comes first', async () => {
    const bench = createTestSandbox()
    await on(bench, { ...answering, times: 1 })
    await on(bench, { ...refusing, times: 1 })
    await on(bench, { kind: 'refusing', endpoint: 'getBalance', message: 'not now' })
    expect(await bench.call('sendFeedback', { payload: {} })).toMatchObject({ status: 400 })
    expect(await bench.call('getBalance')).toMatchObject({ value: { session: 'ended' } })
    expect(await bench.call('sendFeedback', feedback)).toMatchObject({ message: 'too many requests' })
    expect(await bench.call('sendFeedback', feedback)).toMatchObject({ value: { ticket: 'made up' } })
  })

  test('what has a context is counted for its own browser alone', async () => {
    const bench = createTestSandbox()
    await on(bench, { ...refusing, context: 'one', times: 1 })
    const send = async (context: string) =>
      (await bench.call('sendFeedback', { ...feedback, cookie: `sandbox-context=${context}` })).success
    expect([await send('two'), await send('one'), await send('one')]).toEqual([true, false, true])
  })
})
