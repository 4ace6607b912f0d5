import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptGameMessage, type FrameMessage } from './game-message-guard.ts'
import { GAME_PROTOCOL, writeMessage, type GameMessage } from './game-messages.ts'
import { afterMessage, afterSilence, BEGUN, type GameRun } from './game-run.ts'

const ORIGIN = 'https://games.example.com'
const game = { name: 'the game’s window' }
const frame = { window: game, origin: ORIGIN }

const message = fc.constantFrom<GameMessage>(
  { type: 'ready' },
  { type: 'balance', changed: true },
  { type: 'round', state: 'open' },
  { type: 'round', state: 'closed' },
  { type: 'exit' },
  { type: 'session-ended' },
)
const run = fc.record<GameRun>({
  phase: fc.constantFrom('loading', 'playing', 'silent', 'over'),
  roundOpen: fc.boolean(),
})
/** Everything that looks like the real one at a glance. */
const otherOrigin = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    `${ORIGIN}/`,
    `${ORIGIN}:443`,
    `${ORIGIN}.evil.example`,
    'http://games.example.com',
    'https://Games.example.com',
    'https://www.brand.example',
  ),
  fc.webUrl().filter((url) => url !== ORIGIN),
)
const otherSource = fc.constantFrom<unknown>(null, undefined, { ...game }, globalThis, 'window')
/** Shapes that are nearly a message. */
const otherShape = fc.oneof(
  fc.anything(),
  message.map((it) => ({ ...it })),
  message.map((it) => ({ ...it, livery: 2 })),
  message.map((it) => ({ ...writeMessage(it), amount: '1000.00' })),
  message.map((it) => JSON.stringify(writeMessage(it))),
  message.map((it) => [writeMessage(it)]),
  fc.string().map((type) => ({ livery: GAME_PROTOCOL, type: `${type}!` })),
  fc.anything().map((state) => ({ livery: GAME_PROTOCOL, type: 'round', state: [state] })),
)

/** How the page is after an event: the same object where the event was none of the game's. */
function after(now: GameRun, event: FrameMessage): GameRun {
  const heard = acceptGameMessage(event, frame)
  return heard ? afterMessage(now, heard) : now
}

describe('1,000 messages that are not the game’s change nothing', () => {
  const never = (events: fc.Arbitrary<FrameMessage>): void =>
    fc.assert(
      fc.property(run, events, (now, event) => {
        expect(acceptGameMessage(event, frame)).toBeNull()
        expect(after(now, event)).toBe(now)
      }),
      { numRuns: 1000 },
    )

  test('of another origin', () =>
    never(fc.record({ source: fc.constant(game), origin: otherOrigin, data: message.map(writeMessage) })))
  test('of another window', () =>
    never(fc.record({ source: otherSource, origin: fc.constant(ORIGIN), data: message.map(writeMessage) })))
  test('of another shape', () =>
    never(fc.record({ source: fc.constant(game), origin: fc.constant(ORIGIN), data: otherShape })))

  test('before there is a frame, none is heard: a message without a source is not its', () => {
    fc.assert(
      fc.property(message.map(writeMessage), (data) => {
        expect(acceptGameMessage({ source: null, origin: ORIGIN, data }, { window: null, origin: ORIGIN })).toBeNull()
      }),
    )
  })
})

describe('the game’s own words', () => {
  const said = (...messages: GameMessage[]): GameRun =>
    messages.reduce((now, it) => after(now, { source: game, origin: ORIGIN, data: writeMessage(it) }), BEGUN)

  test('are heard as they were sent', () => {
    fc.assert(
      fc.property(message, (it) => {
        expect(acceptGameMessage({ source: game, origin: ORIGIN, data: writeMessage(it) }, frame)).toEqual(it)
      }),
    )
  })

  test('begin, open and close a round, and end the game', () => {
    expect(said({ type: 'ready' })).toEqual({ phase: 'playing', roundOpen: false })
    expect(said({ type: 'ready' }, { type: 'round', state: 'open' })).toEqual({ phase: 'playing', roundOpen: true })
    expect(said({ type: 'round', state: 'open' }, { type: 'round', state: 'closed' }).roundOpen).toBe(false)
    expect(said({ type: 'round', state: 'open' }, { type: 'session-ended' })).toEqual({
      phase: 'over',
      roundOpen: false,
    })
  })

  test('a game that is over stays over, whatever it says', () => {
    fc.assert(
      fc.property(fc.array(message), (more) => {
        expect(said({ type: 'session-ended' }, ...more)).toEqual({ phase: 'over', roundOpen: false })
      }),
    )
  })

  test('a silent one is told once, and may still speak', () => {
    expect(afterSilence(BEGUN).phase).toBe('silent')
    expect(afterMessage(afterSilence(BEGUN), { type: 'ready' }).phase).toBe('playing')
    expect(afterSilence(said({ type: 'ready' })).phase).toBe('playing')
    expect(afterSilence(said({ type: 'session-ended' })).phase).toBe('over')
  })
})
