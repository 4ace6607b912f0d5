import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLOSE_AFTER_MS, createHoverIntent, headsDown, OPEN_AFTER_MS, type HoverIntent } from './hover-intent.ts'

let shown: (string | null)[]
let intent: HoverIntent

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  intent = createHoverIntent((item) => shown.push(item))
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (x: number, y = 0) => ({ x, y })
/** A panel that is open under the pointer. */
const rest = (item: string): void => {
  intent.over(item, at(0))
  vi.advanceTimersByTime(OPEN_AFTER_MS)
  shown.length = 0
}

test('a panel opens where the pointer rests, and not before', () => {
  intent.over('slots', at(0))
  vi.advanceTimersByTime(OPEN_AFTER_MS - 1)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['slots'])
})

test('crossing the bar opens nothing', () => {
  for (const item of ['sports', 'slots', 'live']) {
    intent.over(item, at(0))
    vi.advanceTimersByTime(OPEN_AFTER_MS - 50)
  }
  intent.away(true)
  vi.runAllTimers()
  expect(shown).toEqual([])
})

test('moving about on one item does not put it off', () => {
  intent.over('slots', at(0))
  vi.advanceTimersByTime(100)
  intent.over('slots', at(5, 3))
  vi.advanceTimersByTime(50)
  expect(shown).toEqual(['slots'])
})

describe('while a panel is open', () => {
  test('it closes when the pointer has been away, and stays when it came back', () => {
    rest('slots')
    intent.away(true)
    vi.advanceTimersByTime(CLOSE_AFTER_MS - 1)
    intent.inside()
    vi.runAllTimers()
    expect(shown).toEqual([])
    intent.away(true)
    vi.advanceTimersByTime(CLOSE_AFTER_MS)
    expect(shown).toEqual([null])
  })

  test('a neighbour’s opens instead, where the pointer rests', () => {
    rest('slots')
    intent.over('live', at(80, 1))
    vi.advanceTimersByTime(OPEN_AFTER_MS)
    expect(shown).toEqual(['live'])
  })

  test('a pointer on its way down into it crosses the neighbour without opening it', () => {
    rest('slots')
    for (let step = 1; step <= 8; step += 1) {
      intent.over('live', at(step * 12, step * 6))
      vi.advanceTimersByTime(40)
    }
    intent.inside()
    vi.runAllTimers()
    expect(shown).toEqual([])
  })

  test('it stays when the pointer leaves and nothing may close', () => {
    rest('slots')
    intent.away(false)
    vi.runAllTimers()
    expect(shown).toEqual([])
  })

  test('what closed it otherwise is heard: nothing is left to close, and the next rest opens', () => {
    rest('slots')
    intent.sync(null)
    intent.away(true)
    vi.runAllTimers()
    expect(shown).toEqual([])
    intent.over('slots', at(0))
    vi.advanceTimersByTime(OPEN_AFTER_MS)
    expect(shown).toEqual(['slots'])
  })
})

describe('after a click that leads on', () => {
  test('nothing opens that was about to', () => {
    intent.over('slots', at(0))
    vi.advanceTimersByTime(OPEN_AFTER_MS - 1)
    intent.followed()
    vi.runAllTimers()
    expect(shown).toEqual([])
  })

  test('the item is quiet while the pointer is on it, also once its panel has closed', () => {
    rest('slots')
    intent.followed()
    intent.sync(null)
    intent.over('slots', at(1))
    vi.runAllTimers()
    expect(shown).toEqual([])
  })

  test('a neighbour opens, and so does the item once the pointer has been elsewhere', () => {
    intent.over('slots', at(0))
    intent.followed()
    intent.over('live', at(80))
    vi.advanceTimersByTime(OPEN_AFTER_MS)
    intent.over('slots', at(0))
    vi.advanceTimersByTime(OPEN_AFTER_MS)
    intent.followed()
    intent.away(true)
    intent.elsewhere()
    vi.advanceTimersByTime(CLOSE_AFTER_MS)
    intent.over('slots', at(0))
    vi.advanceTimersByTime(OPEN_AFTER_MS)
    expect(shown).toEqual(['live', 'slots', null, 'slots'])
  })

  test('the item stays quiet when only a page’s fade has taken the pointer', () => {
    intent.over('slots', at(0))
    intent.followed()
    intent.away(true)
    intent.over('slots', at(0))
    vi.runAllTimers()
    expect(shown).toEqual([])
  })

  test('by keyboard, the next rest of the pointer opens', () => {
    intent.followed()
    rest('slots')
    intent.away(true)
    vi.advanceTimersByTime(CLOSE_AFTER_MS)
    expect(shown).toEqual([null])
  })
})

test.each([
  ['straight down', 0, 5, true],
  ['aslant', 12, 6, true],
  ['to a far corner', 36, 3, true],
  ['along the bar', 20, 1, false],
  ['up', 5, -5, false],
  ['not at all', 0, 0, false],
])('a move %s', (_, x, y, expected) => {
  expect(headsDown(at(100, 100), at(100 + x, 100 + y))).toBe(expected)
})
