import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readGameMessage, readHostMessage, writeMessage, type GameMessage, type HostMessage } from './game-messages.ts'

const GAME: readonly GameMessage[] = [
  { type: 'ready' },
  { type: 'balance', changed: true },
  { type: 'round', state: 'open' },
  { type: 'round', state: 'closed' },
  { type: 'exit' },
  { type: 'session-ended' },
]
const HOST: readonly HostMessage[] = [
  { type: 'pause' },
  { type: 'resume' },
  { type: 'mute', on: true },
  { type: 'mute', on: false },
]

describe('messages between a game and the page that shows it', () => {
  test.each(GAME)('a game’s %o arrives as it was sent', (message) => {
    expect(readGameMessage(structuredClone(writeMessage(message)))).toEqual(message)
    expect(readHostMessage(writeMessage(message))).toBeNull()
  })

  test.each(HOST)('the page’s %o arrives as it was sent', (message) => {
    expect(readHostMessage(structuredClone(writeMessage(message)))).toEqual(message)
    expect(readGameMessage(writeMessage(message))).toBeNull()
  })

  test.each([
    null,
    undefined,
    'ready',
    1,
    [],
    ['ready'],
    {},
    { type: 'ready' },
    { livery: 2, type: 'ready' },
    { livery: '1', type: 'ready' },
    { livery: 1, type: 'Ready' },
    { livery: 1, type: 'ready', more: 1 },
    { livery: 1, type: 'ready', state: undefined },
    { livery: 1, type: 'balance' },
    { livery: 1, type: 'balance', changed: 'true' },
    { livery: 1, type: 'balance', changed: false },
    { livery: 1, type: 'balance', changed: true, amount: '1000.00' },
    { livery: 1, type: 'round' },
    { livery: 1, type: 'round', state: 'lost' },
    { livery: 1, type: 'round', state: { toString: (): string => 'open' } },
    { livery: 1, type: 'exit', url: 'https://evil.example' },
    { livery: 1, type: 'mute', on: 1 },
    { livery: 1, type: 'pause', on: true },
    { livery: 1, type: 'navigate', url: 'javascript:alert(1)' },
    { livery: 1, type: '__proto__' },
  ])('%o is none', (data) => {
    expect(readGameMessage(data)).toBeNull()
    expect(readHostMessage(data)).toBeNull()
  })

  test('whatever is sent, nothing is thrown, and what is read is one of the messages', () => {
    const near = fc.record(
      {
        livery: fc.oneof(fc.constant(1), fc.anything()),
        type: fc.oneof(fc.constantFrom(...GAME.map(({ type }) => type), 'pause', 'mute'), fc.anything()),
        state: fc.oneof(fc.constantFrom('open', 'closed'), fc.anything()),
        changed: fc.oneof(fc.constant(true), fc.anything()),
        on: fc.oneof(fc.boolean(), fc.anything()),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), near), (data) => {
        const [said, told] = [readGameMessage(data), readHostMessage(data)]
        if (said) expect(GAME).toContainEqual(said)
        if (told) expect(HOST).toContainEqual(told)
      }),
      { numRuns: 1000 },
    )
  })
})
