import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hostLabel } from './hosts.ts'
import { route, type ServerParts } from './server.ts'

test.each([
  ['pampas.localhost:4173', 'pampas'],
  ['Pampas.LOCALHOST', 'pampas'],
  ['games.localhost', 'games'],
  ['localhost:4173', ''],
  ['127.0.0.1:4173', ''],
  ['192.168.1.20', ''],
  ['[::1]:4173', ''],
  ['pampas.localhost.evil.example', null],
  ['pampas.evil.example', null],
  ['pampas', null],
  ['a.pampas.localhost', null],
  ['localhost.evil.example:4173', null],
  ['127.0.0.1.evil.example', null],
  ['', null],
])('the host %j names %j', (host, label) => {
  expect(hostLabel(host)).toBe(label)
})

const parts: ServerParts = {
  domains: new Map([['www.pampas.example', 'pampas']]),
  bundles: new Map([['pampas', { respond: () => new Response('pampas'), reload: () => undefined }]]),
  sandbox: {
    fetch: () => Promise.resolve(new Response('sandbox')),
    fetchGames: () => Promise.resolve(new Response('games')),
  },
}
const ask = async (host: string, path = '/'): Promise<readonly [number, string]> => {
  const request = new Request(`http://${host}${path}`, { headers: { host } })
  const response = await route(request, {} as Parameters<typeof route>[1], parts)
  return [response.status, await response.text()]
}

test('a name that only begins with a brand’s gets neither the brand nor the sandbox', async () => {
  expect(await ask('pampas.localhost:4173')).toEqual([200, 'pampas'])
  expect(await ask('pampas.localhost:4173', '/sandbox/members')).toEqual([200, 'sandbox'])
  expect(await ask('127.0.0.1:4173', '/wps/system/status')).toEqual([200, 'sandbox'])
  expect(await ask('games.localhost')).toEqual([200, 'games'])
  expect(await ask('www.pampas.example:8443'), 'as a web server passes it on').toEqual([200, 'pampas'])
  expect(await ask('www.pampas.example', '/wps/system/status')).toEqual([200, 'sandbox'])
  for (const host of [
    'www.pampas.example.evil.example',
    'pampas.localhost.evil.example',
    'games.evil.example',
    'evil.example:4173',
  ])
    for (const path of ['/', '/sandbox/members', '/wps/system/status'])
      expect((await ask(host, path))[0], host + path).toBe(421)
})

test('the list of brands leads to the port that was asked', async () => {
  expect((await ask('localhost:4173'))[1]).toContain('"http://pampas.localhost:4173/"')
  expect((await ask('localhost'))[1]).toContain('"http://pampas.localhost/"')
})

test('what a gateway answers is compressed for whom it may be, and a stream of events never', async () => {
  const value = { list: 'a'.repeat(4000) }
  const answers = {
    '/wps/list': Response.json(value),
    '/wps/refused': Response.json(value, { status: 500 }),
    '/wps/events': new Response('data: 1', { headers: { 'content-type': 'text/event-stream' } }),
  }
  const answerOf = (path: keyof typeof answers, accepted: string) =>
    route(
      new Request(`http://pampas.localhost${path}`, {
        headers: { host: 'pampas.localhost', 'accept-encoding': accepted },
      }),
      {} as Parameters<typeof route>[1],
      { ...parts, sandbox: { fetch: () => Promise.resolve(answers[path].clone()) } },
    )
  const pressed = await answerOf('/wps/list', 'gzip, br')
  expect(pressed.headers.get('content-encoding')).toBe('gzip')
  const bytes = new Uint8Array(await pressed.arrayBuffer())
  expect(bytes.length).toBeLessThan(200)
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(value)
  for (const [path, accepted] of [
    ['/wps/list', 'identity'],
    ['/wps/refused', 'gzip'],
    ['/wps/events', 'gzip'],
  ] as const)
    expect((await answerOf(path, accepted)).headers.has('content-encoding'), path).toBe(false)
})
