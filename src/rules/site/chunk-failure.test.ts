import { expect, test } from 'vitest'
import { asChunkFailure, ChunkFailure } from './chunk-failure.ts'

test('a part that does not load says so, with its type and its address', () => {
  const failure = asChunkFailure(new TypeError('Failed to fetch dynamically imported module: https://a.example/vip.js'))
  expect(failure).toMatchObject({ type: 'missing', address: 'https://a.example/vip.js' })
  expect(failure.message).toBe('Loading chunk failed. (missing: https://a.example/vip.js)')
})

test.each([
  [new ChunkFailure('timeout', ''), 'timeout', 'Loading chunk failed. (timeout: unknown address)'],
  [new SyntaxError('Unexpected token'), 'error', 'Loading chunk failed. (error: unknown address)'],
  ['a word', 'error', 'Loading chunk failed. (error: unknown address)'],
])('%s is of the type %s', (error, type, message) => {
  expect(asChunkFailure(error)).toMatchObject({ type, message })
})
