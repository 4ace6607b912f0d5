import { afterEach, expect, test } from 'vitest'
import { listNotifications } from '../../../src/api/messages/notifications.ts'
import { openDemo } from '../../demo/demo.ts'
import { makeRequest, createTestSandbox, pampas, wireframe } from '../testing/sandbox.ts'

const bench = createTestSandbox({ demo: openDemo })
afterEach(() => bench.control('DELETE', '/sandbox/scenarios'))

const tell = (member: string, kind: string, amount = '12.30') =>
  bench.control('POST', '/sandbox/notifications', { merchant: 'pampas', member, kind, amount, reference: 'D1' })

/** Asks for the stream, and reads what it says until it has said so much. */
async function listen(token: string, after = 0, headers: Record<string, string> = {}) {
  const said = { token, payload: { after }, headers: { accept: 'text/event-stream', ...headers } }
  const response = await bench.sandbox.fetch(makeRequest(listNotifications, said))
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  return {
    type: response.headers.get('content-type'),
    until: async (words: string): Promise<string> => {
      while (!heard.includes(words)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
        if (done) break
        heard += value
      }
      return heard
    },
    close: () => reader?.cancel(),
  }
}

test('a list goes on where it was left, in the order of the news', async () => {
  const { username, token } = await bench.member()
  expect((await bench.call('listNotifications', { token })).value).toEqual({ list: [], last: 0 })
  await tell(username, 'deposit-credited')
  const begun = (await bench.call('listNotifications', { token })).value
  expect(begun).toMatchObject({ list: [] })
  const { last } = begun as { last: number }
  await tell(username, 'withdrawal-approved')
  await tell(username, 'withdrawal-rejected', '7')
  expect((await bench.call('listNotifications', { token, payload: { after: last } })).value).toMatchObject({
    list: [
      { kind: 'withdrawal-approved', amount: '12.30', reference: 'D1' },
      { kind: 'withdrawal-rejected', amount: '7.00' },
    ],
    last: last + 2,
  })
})

test('a stream tells what was missed, and then each as it comes, to its member alone', async () => {
  const { username, token } = await bench.member()
  const other = await bench.member()
  await tell(username, 'deposit-failed')
  const stream = await listen(token)
  expect(stream.type).toBe('text/event-stream')
  expect(await stream.until('deposit-failed')).toContain('"amount":"12.30"')
  await tell(other.username, 'withdrawal-approved')
  await tell(username, 'deposit-credited')
  expect(await stream.until('deposit-credited')).not.toContain('withdrawal-approved')
  await stream.close()
})

test('each is a message as well, which can be read, and is unread until then', async () => {
  const { username, token } = await bench.member('empty')
  await tell(username, 'deposit-credited', '99')
  expect((await bench.call('countUnreadMessages', { token })).value).toEqual({ count: 1 })
  const listed = await bench.call('listMessages', { token, payload: { language: 'EN', pageNo: 1, pageSize: 20 } })
  const { list } = listed.value as { list: { id: string }[] }
  expect(list).toMatchObject([{ title: 'Deposit credited', read: false }])
  const [{ id = '' } = {}] = list
  const one = await bench.call('getMessage', { token, payload: { id, language: 'EN' } })
  expect(one.value).toMatchObject({ content: expect.stringContaining('<strong>P99.00</strong>') })
  // Another member neither sees it nor throws it away.
  const other = await bench.member('empty')
  expect(await bench.call('getMessage', { token: other.token, payload: { id, language: 'EN' } })).toMatchObject({
    success: false,
  })
  await bench.call('removeMessages', { token: other.token, payload: { ids: [id] } })
  await bench.call('readMessages', { token, payload: { ids: [id, 'M0'] } })
  expect((await bench.call('countUnreadMessages', { token })).value).toEqual({ count: 0 })
  await bench.call('removeMessages', { token, payload: { ids: [id] } })
  expect(await bench.call('getMessage', { token, payload: { id, language: 'EN' } })).toMatchObject({ success: false })
})

test('without a session, or with another merchant’s, there is no stream', async () => {
  const { token } = await bench.member('player', wireframe)
  for (const said of [{}, { token, merchant: pampas }]) {
    const asked = makeRequest(listNotifications, { ...said, headers: { accept: 'text/event-stream' } })
    expect(await (await bench.sandbox.fetch(asked)).json()).toMatchObject({ value: { session: 'ended' } })
  }
})

test('where there are no streams, the same question is answered by a list', async () => {
  const { token } = await bench.member()
  await bench.control('POST', '/sandbox/scenarios', { kind: 'no-stream' })
  expect((await listen(token)).type).toContain('application/json')
})

test('what befalls the call of one visitor leaves the streams of others alone', async () => {
  const { token } = await bench.member()
  const refusing = { kind: 'refusing', endpoint: 'listNotifications', message: 'not now' }
  await bench.control('POST', '/sandbox/scenarios', { ...refusing, context: 'news-1' })
  await bench.control('POST', '/sandbox/scenarios', { ...refusing, brand: 'wireframe' })
  const hit = await listen(token, 0, { cookie: 'sandbox-context=news-1' })
  expect(hit.type).toContain('application/json')
  expect(await hit.until('not now')).toContain('"success":false')
  for (const headers of [{}, { cookie: 'sandbox-context=news-2' }]) {
    const stream = await listen(token, 0, headers)
    expect(stream.type).toBe('text/event-stream')
    await stream.close()
  }
})
