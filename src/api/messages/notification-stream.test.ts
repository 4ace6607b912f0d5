import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createEventReader } from '../transport/event-stream.ts'
import { followNotifications } from './notification-stream.ts'
import { optionsAt } from '../serve-in-process.ts'

/** Reads a stream that comes in these pieces. */
const readAll = (pieces: readonly string[]): string[] => {
  const read = createEventReader('listNotifications')
  return pieces.flatMap(read)
}

test('events are told with their end; comments, numbers and unknown fields are none', () => {
  expect(readAll([': here\n\nid: 4\ndata: {"a":1}\nretry: 5\n\ndata: {"b"', ':2}\n'])).toEqual(['{"a":1}'])
  expect(readAll(['data: one\ndata:two\n\n', '\n\n'])).toEqual(['one\ntwo'])
})

test('what is longer than any event ends the stream', () => {
  const read = createEventReader('listNotifications')
  expect(() => read(`data: ${'x'.repeat(70_000)}`)).toThrow('longer than')
})

test('however a stream is cut, the same events come out of it (property)', () => {
  const lines = fc.array(fc.stringMatching(/^[ -~]{0,12}$/), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      fc.array(lines, { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat({ max: 60 }), { maxLength: 12 }),
      (events, end, cuts) => {
        const text = events
          .map((data) => `: beat${end}id: 1${end}${data.map((line) => `data: ${line}${end}`).join('')}${end}`)
          .join('')
        const at = [...new Set(cuts.map((cut) => Math.min(cut, text.length)))].toSorted((a, b) => a - b)
        const pieces = [0, ...at].map((from, index) => text.slice(from, at[index] ?? text.length))
        // A stream whose last sign may begin a longer line end is read on with what comes next.
        expect(readAll([...pieces, end === '\r' ? ':' : ''])).toEqual(events.map((data) => data.join('\n')))
      },
    ),
  )
})

test('one that is given up while it is being prepared is never opened; later, it is let go', async () => {
  const closed = vi.fn<() => void>()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const body = new ReadableStream({ cancel: closed })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  const options = optionsAt('https://gateway.example', { fetch })
  const early = new AbortController()
  const given = followNotifications(options, 0, () => undefined, early.signal)
  early.abort()
  await expect(given).rejects.toMatchObject({ reason: 'cancelled' })
  expect(fetch).not.toHaveBeenCalled()

  const late = new AbortController()
  const followed = followNotifications(options, 0, () => undefined, late.signal)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  late.abort()
  await followed
  expect(closed).toHaveBeenCalledOnce()
})
