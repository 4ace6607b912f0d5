import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUnreadMessages } from '../api/messages/messages.ts'
import { openPage, stubStorage } from '../testing/state.ts'
import { ask } from './ask.ts'
import { gatewayOptionsAtom } from './gateway.ts'
import { unreadCountQuery } from './messages/unread-count.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

const says = (count: number) => async () => Response.json({ success: true, message: '', value: { count } })
const open = (fetch: typeof globalThis.fetch) => openPage(fetch, { token: () => 'token-of-ada' })

test('each page’s queries call that page’s gateway, also once it is another', async () => {
  const [one, other] = [open(says(1)), open(says(2))]
  const count = ({ queries }: typeof one) => queries.fetchQuery({ ...unreadCountQuery, staleTime: 0 })
  expect([await count(one), await count(other)]).toEqual([1, 2])
  one.store.set(gatewayOptionsAtom, { ...one.store.get(gatewayOptionsAtom), fetch: says(3) })
  expect([await count(one), await count(other)]).toEqual([3, 2])
})

test('a call ends once nobody waits for its query any more', async () => {
  const sent: AbortSignal[] = []
  const { queries } = open((input) => {
    if (input instanceof Request) sent.push(input.signal)
    return new Promise(() => undefined)
  })
  const asked = queries.fetchQuery(unreadCountQuery)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const [cancelled] = await Promise.allSettled([asked, queries.cancelQueries(unreadCountQuery)])
  expect(cancelled.status).toBe('rejected')
  expect(sent[0]?.aborted).toBe(true)
})

test('a client that serves no page asks nothing', () => {
  expect(() => ask({ client: new QueryClient() }, countUnreadMessages, {})).toThrow('connected')
})
