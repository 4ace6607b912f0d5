import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createI18n, fetchCatalogue } from './setup.ts'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A server whose answers are given in turn; the last one repeats. */
async function serve(...answers: RequestListener[]) {
  let asked = 0
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked++, answers.length - 1)]
    answer?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/es.json`, asked: () => asked }
}

const good: RequestListener = (_, response) => response.end('{"a1":["Hola ",["name"]]}')
const broken: RequestListener = (_, response) => response.writeHead(503).end('down')
const silent: RequestListener = () => {}
const page: RequestListener = (_, response) => response.end('<!doctype html>')
const cut: RequestListener = (_, response) => response.writeHead(200, { 'content-length': '900' }).write('{"a1":')
const reset: RequestListener = (request) => request.socket.destroy()

test('each render has its own translator', () => {
  const es = createI18n('es', { greet: ['Hola ', ['name']] })
  const en = createI18n('en', { greet: ['Hello ', ['name']] })
  expect(es._('greet', { name: 'Ana' })).toBe('Hola Ana')
  expect(en._('greet', { name: 'Ana' })).toBe('Hello Ana')
})

test('a catalogue arrives', async () => {
  const { url, asked } = await serve(good)
  const messages = await fetchCatalogue(url)
  expect(createI18n('es', messages)._('a1', { name: 'Ana' })).toBe('Hola Ana')
  expect(asked()).toBe(1)
})

/** How long a try may take here, in milliseconds: a busy machine has to answer within it, too. */
const TRY_MS = 1500

test.each([
  ['an HTTP error', broken],
  ['no answer', silent],
  ['a page instead of JSON', page],
  ['a body that stops', cut],
  ['a reset', reset],
])('%s is tried once more', async (_, first) => {
  const { url, asked } = await serve(first, good)
  expect(await fetchCatalogue(url, fetch, TRY_MS)).toHaveProperty('a1')
  expect(asked()).toBe(2)
})

test.each([
  ['http', broken, 503],
  ['timeout', silent, undefined],
  ['timeout', cut, undefined],
  ['not-json', page, undefined],
  ['network', reset, undefined],
] as const)('the second failure is told: %s', async (reason, answer, status) => {
  const { url, asked } = await serve(answer)
  await expect(fetchCatalogue(url, fetch, TRY_MS)).rejects.toMatchObject({
    kind: 'transport',
    endpoint: 'catalogue',
    reason,
    status,
  })
  expect(asked()).toBe(2)
})

test('a list is no catalogue', async () => {
  const { url } = await serve((_, response) => response.end('[]'))
  await expect(fetchCatalogue(url)).rejects.toMatchObject({ reason: 'not-json' })
})
