/** No game stands twice on a page, in whatever order its lanes come and change. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameKey } from './game.ts'
import { laneGames, takenFrom, withLane, withoutLane, type LaneShown } from './lanes.ts'

const game = fc.nat(12).map((id) => ({ vendor: 'PT', gameId: `G${id}`, nodeId: '' }))
const games = fc.array(game, { maxLength: 12 })
const NAMES = ['recent', 'hot', 'new', 'free'] as const
const arrival = fc.record({ lane: fc.constantFrom(...NAMES), games })

/** What stands on the page once every lane has settled, as each of them works it out from what the others show. */
function settle(
  lists: ReadonlyMap<string, readonly { vendor: string; gameId: string; nodeId: string }[]>,
  shown: readonly LaneShown[],
) {
  let now = shown
  for (let round = 0; round < 10; round += 1) {
    const before = now
    for (const [lane, list] of lists) {
      const whole = lane === 'recent'
      const taken = whole ? new Set<string>() : takenFrom(now, lane)
      now = withLane(now, { lane, keys: laneGames(list, taken, 5).map(gameKey), whole })
    }
    if (now === before) return now
  }
  throw new Error('The lanes do not settle')
}

test('no game stands twice, and what a member has played is whole', () => {
  fc.assert(
    fc.property(fc.array(arrival, { maxLength: 8 }), (arrivals) => {
      const lists = new Map<string, (typeof arrivals)[number]['games']>()
      let shown: readonly LaneShown[] = []
      for (const { lane, games: list } of arrivals) {
        lists.set(lane, list)
        shown = settle(lists, shown)
        const keys = shown.flatMap((it) => it.keys)
        expect(new Set(keys).size).toBe(keys.length)
      }
      const recent = lists.get('recent')
      if (recent) {
        const all = [...new Set(recent.map(gameKey))].slice(0, 5)
        expect(shown.find(({ lane }) => lane === 'recent')?.keys).toEqual(all)
      }
    }),
    { numRuns: 500 },
  )
})

test('what stands already stays where another lane comes', () => {
  fc.assert(
    fc.property(games, games, (first, second) => {
      const hot = settle(new Map([['hot', first]]), [])
      const both = settle(
        new Map([
          ['hot', first],
          ['new', second],
        ]),
        hot,
      )
      expect(both[0]).toEqual(hot[0])
    }),
  )
})

test('a lane that goes leaves its games to the others', () => {
  const shown: readonly LaneShown[] = [
    { lane: 'hot', keys: ['PT/G1/'], whole: false },
    { lane: 'new', keys: [], whole: false },
  ]
  expect([...takenFrom(shown, 'new')]).toEqual(['PT/G1/'])
  expect([...takenFrom(withoutLane(shown, 'hot'), 'new')]).toEqual([])
})

test('a page that changes nothing stays the same', () => {
  const shown: readonly LaneShown[] = [{ lane: 'hot', keys: ['a', 'b'], whole: false }]
  expect(withLane(shown, { lane: 'hot', keys: ['a', 'b'], whole: false })).toBe(shown)
})
