import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { endpoint } from '../../../src/api/transport/endpoint.ts'
import { nothing } from '../../../src/api/schemas.ts'
import { openDemo } from '../../demo/demo.ts'
import { credentials, createTestSandbox, ORIGIN, pampas } from '../testing/sandbox.ts'
import { parseDuration } from '../scenarios/duration.ts'
import { readScenario } from '../scenarios/input.ts'
import { scenarioFromText } from '../scenarios/text.ts'

const known = { merchants: [pampas], now: 1000 }

const REFUSING = { kind: 'refusing', message: 'sorry, not now', endpoint: 'login', times: 2 }

describe('scenarios in text', () => {
  test.each([
    ['maintenance=2h', { kind: 'maintenance', ends: 7_201_000 }],
    ['maintenance', { kind: 'maintenance', ends: null }],
    ['maintenance=2030-01-31T18:00Z', { kind: 'maintenance', ends: Date.UTC(2030, 0, 31, 18) }],
    ['region=192.0.2.1/FR', { kind: 'region', ip: '192.0.2.1', country: 'FR' }],
    ['slow=3s,endpoint=login', { kind: 'slow', ms: 3000, endpoint: 'login' }],
    ['failing=503,times=2', { kind: 'failing', how: 'status', status: 503, when: 'before', times: 2 }],
    ['failing=abort,when=after', { kind: 'failing', how: 'abort', status: 503, when: 'after' }],
    ['refusing=sorry, not now,endpoint=login,times=2', REFUSING],
    ['refusing=sorry, no,endpoint=login', { kind: 'refusing', message: 'sorry, no', endpoint: 'login' }],
    [' refusing = sorry, not now , endpoint = login , times = 2', REFUSING],
    [
      'refusing=wrong,value={"captcha":true,"left":[1,2]},endpoint=login',
      { kind: 'refusing', message: 'wrong', value: { captcha: true, left: [1, 2] }, endpoint: 'login' },
    ],
    [
      'answering={"topics": [], "more": 1},endpoint=getHelpCentre,brand=pampas',
      { kind: 'answering', value: { topics: [], more: 1 }, endpoint: 'getHelpCentre', merchant: 'pampas01' },
    ],
    ['answering=null,endpoint=logout', { kind: 'answering', value: null, endpoint: 'logout' }],
    ['modules,on=AFFILIATE/FREE_PLAY', { kind: 'modules', on: ['AFFILIATE', 'FREE_PLAY'], off: [] }],
    ['modules,off=SMS_LOGIN,on=AFFILIATE', { kind: 'modules', on: ['AFFILIATE'], off: ['SMS_LOGIN'] }],
    [
      'register-rules={"email": {"enabled": true, "patternId": 3}, "address": null},brand=pampas',
      {
        kind: 'register-rules',
        rules: { email: { enabled: true, patternId: 3 }, address: null },
        merchant: 'pampas01',
      },
    ],
    ['wrong-domain,brand=pampas,context=x', { kind: 'wrong-domain', merchant: 'pampas01', context: 'x' }],
  ])('%s', (text, scenario) => {
    expect(readScenario(scenarioFromText(text), known)).toEqual(scenario)
  })

  test.each([
    ['maintenanse', 'scenario: "maintenanse" is not known; did you mean "maintenance"?'],
    ['maintenance=soon', 'ends: "soon" is neither a length of time such as 2h nor a moment'],
    ['captcha=2', 'scenario: captcha takes no value'],
    ['slow', 'ms: '],
    ['slow=3s,endpoint=getBalanc', 'endpoint: no call is named "getBalanc"; did you mean "getBalance"?'],
    ['slow=3s,brand=pampa', 'brand: there is no "pampa"; did you mean "pampas"?'],
    ['failing=sideways', 'how: expected status, abort, html'],
    ['failing=200', 'status: expected a whole number from 400 to 599'],
    ['failing,times=0', 'times: expected a whole number from 1'],
    ['refusing,endpoint=login', 'message: '],
    ['refusing=,endpoint=login', 'message: expected the words of the refusal'],
    ['refusing=no', 'endpoint: '],
    ['refusing=no,endpoint=logn', 'endpoint: no call is named "logn"; did you mean "login"?'],
    ['refusing=no,endpoint=toString', 'endpoint: no call is named "toString"'],
    ['answering,endpoint=login', 'value: '],
    ['answering=nothing,endpoint=login', 'value: "nothing" is not JSON'],
    ['answering={"content":1},endpoint=getMessage', 'value.id: Invalid key: Expected "id" but received undefined'],
    ['answering=7,endpoint=sendFeedback', 'value: Invalid type: Expected Object but received 7'],
    ['region=1.2.3/NL', 'ip: expected an IP address'],
    ['modules,on=AFILIATE', 'on.0: expected modules, such as MOBILE_REGISTRATION'],
    ['modules=AFFILIATE', 'scenario: modules takes no value'],
    ['register-rules={"email": {"enabled": 1}}', 'rules.email.enabled: '],
    ['register-rules', 'rules: '],
    ['captcha,colour=red', 'colour: is not known here'],
    ['captcha,brand', 'scenario: "brand" is not key=value'],
    ['plain-covers,brand=pampas', 'brand: covers are of no brand; leave it out'],
  ])('refuses %s', (text, message) => {
    expect(() => readScenario(scenarioFromText(text), known)).toThrow(message)
  })

  test('no answer is made up to a call that moves money', () => {
    const payOut = endpoint({
      name: 'payOut',
      module: 'WALLET',
      method: 'POST',
      path: '/wps/test/payout',
      money: 'transfer',
      request: nothing,
      reply: v.object({ reference: v.string() }),
    })
    const read = (text: string) => readScenario(scenarioFromText(text), { ...known, endpoints: { payOut } })
    const message = 'endpoint: payOut moves money, so its answer can\'t be made up; "refusing" can refuse it'
    expect(() => read('answering={"reference":"1"},endpoint=payOut')).toThrow(message)
    expect(read('refusing=no,endpoint=payOut')).toMatchObject({ kind: 'refusing', endpoint: 'payOut' })
  })

  test.each([
    ['500ms', 500],
    ['1.5h', 5_400_000],
    ['2d', 172_800_000],
    ['2 h', null],
    ['h', null],
  ])('the time %s', (text, ms) => {
    expect(parseDuration(text)).toBe(ms)
  })
})

describe('members', () => {
  test('are made fresh, with a balance and a session on demand', async () => {
    const bench = createTestSandbox()
    const make = (more: object) => bench.control('POST', '/sandbox/members', { merchant: 'pampas', ...more })
    const one = await make({ kind: 'agent41' })
    const two = await make({ balance: '12.30', token: true })
    expect(one).toMatchObject({ status: 201, kind: 'agent41', type: 41 })
    expect(one).not.toHaveProperty('token')
    expect(two['username']).not.toBe(one['username'])
    expect(await bench.call('login', credentials(String(one['username'])))).toMatchObject({ success: true })
    expect(await bench.call('getBalance', { token: String(two['token']) })).toMatchObject({
      value: { sumBalance: '12.30' },
    })
    const ledger = await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${String(two['username'])}`)
    expect(ledger).toMatchObject({
      balance: '12.30',
      total: '0',
      transactions: [{ reason: 'opening', entries: [{ amount: '-12.30' }, { amount: '12.30' }] }],
    })
  })

  test.each([
    [{}, 'merchant: '],
    [{ merchant: 'pampaz' }, 'brand: there is no "pampaz"; did you mean "pampas"?'],
    [{ merchant: 'pampas', kind: 'king' }, 'kind: expected player, trial'],
    [{ merchant: 'pampas', balance: '1.234' }, 'balance: "1.234" is no amount'],
    [{ merchant: 'pampas', balance: '-1' }, 'balance: "-1" is no amount'],
    [{ merchant: 'pampas', nick: 'x' }, 'nick: is not known here'],
  ])('are not made of %j', async (payload, message) => {
    const { status, error } = await createTestSandbox().control('POST', '/sandbox/members', payload)
    expect(status).toBe(400)
    expect(error).toContain(message)
  })
})

describe('other control calls', () => {
  test('say what is missing', async () => {
    const bench = createTestSandbox()
    const error = async (path: string) => (await bench.control('GET', path)).error
    expect(await error('/sandbox/ledger?merchant=pampas&member=ghost')).toContain('member: pampas has no "ghost"')
    expect(await error('/sandbox/captcha')).toContain('this browser has none')
    expect((await bench.control('DELETE', '/sandbox/scenarios?kid=slow')).error).toBe('kid: is not known here')
  })

  test('take JSON alone', async () => {
    const { fetch } = createTestSandbox().sandbox
    const send = (init: RequestInit) => fetch(new Request(`${ORIGIN}/sandbox/scenarios`, { method: 'POST', ...init }))
    expect((await send({ body: '{"kind":"captcha"}' })).status).toBe(400)
    expect((await send({ body: '{', headers: { 'content-type': 'application/json' } })).status).toBe(400)
  })

  test('list games', async () => {
    const { total, games } = await createTestSandbox().control('GET', '/sandbox/games?category=LIVE&vendor=DG&limit=3')
    expect(total).toBeGreaterThan(3)
    expect(games).toHaveLength(3)
  })

  test('every picture that is named can be fetched', async () => {
    const bench = createTestSandbox({ demo: openDemo })
    const { token } = await bench.member()
    const fetched = async (address: unknown) => {
      const response = await bench.sandbox.fetch(new Request(String(address)))
      return [response.status, response.headers.get('content-type'), (await response.arrayBuffer()).byteLength > 300]
    }
    const icon = (await bench.call('getMemberIcon', { token })).value as { avatar: string } // by its schema
    expect(await fetched(icon.avatar)).toEqual([200, 'image/webp', true])
    const payload = { types: 'B,PL,PU,PR,H', platform: 'W', language: 'EN', execution: 'B' }
    const list = (await bench.call('listAnnouncements', { payload })).value as { banners: { imageUrl: string }[] } // by its schema
    expect(list.banners.length).toBeGreaterThan(1)
    for (const { imageUrl } of list.banners) expect(await fetched(imageUrl)).toEqual([200, 'image/avif', true])
    const route = (await bench.call('getDomainRoute')).value as { resources: { qrCodeUrl: string }[] } // by its schema
    for (const { qrCodeUrl } of route.resources.filter((resource) => resource.qrCodeUrl))
      expect(await fetched(qrCodeUrl)).toEqual([200, 'image/svg+xml', true])
    expect(await fetched(`${ORIGIN}/img/avatars/1/..%2f..%2fpackage.json`)).toContain(404)
  })
})
