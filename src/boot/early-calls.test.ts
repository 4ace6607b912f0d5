import { expect, test, vi } from 'vitest'
import { earlyFetch, takeEarly } from './early-calls.ts'

const answer = (text: string) => new Response(text)

test('an early answer is handed out once, by the address it was asked for', async () => {
  const take = takeEarly({ '/a': Promise.resolve(answer('early')) })
  expect(take('/b')).toBeUndefined()
  expect(await (await take('/a'))?.text()).toBe('early')
  expect(take('/a')).toBeUndefined()
})

test('a fetch takes it, then asks the network', async () => {
  const network = vi.fn<typeof fetch>(async () => answer('network'))
  const fetch = earlyFetch(takeEarly({ '/a': Promise.resolve(answer('early')) }), network)
  const texts = [await (await fetch('/a')).text(), await (await fetch('/a')).text()]
  expect(texts).toEqual(['early', 'network'])
  expect(network).toHaveBeenCalledTimes(1)
})

test('an early attempt that failed says nothing about a second one', async () => {
  const network = vi.fn<typeof fetch>(async () => answer('network'))
  const fetch = earlyFetch(takeEarly({ '/a': Promise.reject(new TypeError('Failed to fetch')) }), network)
  expect(await (await fetch('/a', { method: 'GET' })).text()).toBe('network')
  expect(network.mock.calls).toEqual([['/a', { method: 'GET' }]])
})
