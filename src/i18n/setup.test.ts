import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { afterEach, expect, test, vi } from 'vitest'
import { createI18n, fetchCatalogue } from './setup.ts'

test.each([
  ['en', '8,800 games'],
  ['es', '8.800 games'],
  ['vi', '8.800 games'],
])('a count in a message is written as other numbers are: %s', (tag, text) => {
  const i18n = createI18n(tag, {}).setMessagesCompiler(compileMessage)
  const message = '{total, plural, one {# game} other {# games}}'
  expect(i18n._({ id: 'games', message, values: { total: 8800 } })).toBe(text)
})

const closers: (() => void)[] = []
afterEach(() => {
  closers.splice(0).forEach((close) => close())
  vi.restoreAllMocks()
})

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

/** The length of a body of which only the beginning comes. */
const ENDLESS = '900'

const good: RequestListener = (_, response) => response.end('{"a1":["Hola ",["name"]]}')
const broken: RequestListener = (_, response) => response.writeHead(503).end('down')
/** The time of a try is up as soon as it has been asked for. */
const silent: RequestListener = () => timeIsUp()
const page: RequestListener = (_, response) => response.end('<!doctype html>')
const cut: RequestListener = (_, response) => response.writeHead(200, { 'content-length': ENDLESS }).write('{"a1":')
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

const TRY_MS = 1500

/** Ends the time of the try that runs. */
let timeIsUp = (): void => undefined

/** Lets the time of a try end by what happens and not by the clock, on which a busy machine might not answer in time. */
function stopClock() {
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const clock = new AbortController()
    timeIsUp = () => clock.abort(new DOMException('', 'TimeoutError'))
    return clock.signal
  })
}

/** Where a body never ends, its time is up as soon as it has begun. */
const fetchAndStop: typeof fetch = async (...asked) => {
  const response = await fetch(...asked)
  if (response.headers.get('content-length') === ENDLESS) timeIsUp()
  return response
}

test.each([
  ['an HTTP error', broken],
  ['no answer', silent],
  ['a page instead of JSON', page],
  ['a body that stops', cut],
  ['a reset', reset],
])('%s is tried once more', async (_, first) => {
  const clock = stopClock()
  const { url, asked } = await serve(first, good)
  expect(await fetchCatalogue(url, fetchAndStop, TRY_MS)).toHaveProperty('a1')
  // Each try has its own time.
  expect(clock.mock.calls).toEqual([[TRY_MS], [TRY_MS]])
  expect(asked()).toBe(2)
})

test.each([
  ['http', broken, 503],
  ['timeout', silent, undefined],
  ['timeout', cut, undefined],
  ['not-json', page, undefined],
  ['network', reset, undefined],
] as const)('the second failure is told: %s', async (reason, answer, status) => {
  stopClock()
  const { url, asked } = await serve(answer)
  await expect(fetchCatalogue(url, fetchAndStop, TRY_MS)).rejects.toMatchObject({
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
