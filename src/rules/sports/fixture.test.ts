import { describe, expect, test } from 'vitest'
import { clockSeconds, isLive, isMoveShown, marketGroups, moveOf, type Market } from './fixture.ts'
import { byLeague, compareFixtures, type Placed } from './fixture-order.ts'
import { opennessOf } from './openness.ts'
import { readPrice, type Price } from './price.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const HOUR = 3_600_000
const placed = (id: string, over: Partial<Placed> = {}): Placed => ({
  id,
  sport: 'football',
  league: { id: 'L1', name: 'First', rank: 1 },
  startsAt: NOON,
  state: 'coming',
  ...over,
})
const second = { id: 'L2', name: 'Second', rank: 2 }
const ids = (fixtures: readonly { readonly id: string }[]): string => fixtures.map(({ id }) => id).join('')

describe('the clock of a game', () => {
  const clock = { seconds: 600, at: NOON, isRunning: true, isCountdown: false }

  test('goes on from what the server said, and does not drift while nobody looks', () => {
    expect(clockSeconds(clock, NOON)).toBe(600)
    expect(clockSeconds(clock, NOON + 999)).toBe(600)
    expect(clockSeconds(clock, NOON + 3_600_500)).toBe(4200)
  })

  test('stands still where it is stopped, and is never behind what was said', () => {
    expect(clockSeconds({ ...clock, isRunning: false }, NOON + HOUR)).toBe(600)
    expect(clockSeconds(clock, NOON - 5000)).toBe(600)
  })

  test('counts down to nothing, and no further', () => {
    const down = { ...clock, seconds: 252, isCountdown: true }
    expect(clockSeconds(down, NOON + 500)).toBe(252)
    expect(clockSeconds(down, NOON + 2000)).toBe(250)
    expect(clockSeconds(down, NOON + HOUR)).toBe(0)
  })
})

describe('fixtures', () => {
  test('stand with the live ones first, then by start, rank and id; what is over comes last', () => {
    const all = [
      placed('f', { state: 'finished', startsAt: 0 }),
      placed('e', { startsAt: NOON + 1 }),
      placed('d', { league: second }),
      placed('c'),
      placed('b', { state: 'paused', startsAt: NOON + 9 }),
      placed('a', { state: 'live', startsAt: NOON + 5 }),
    ]
    expect(ids(all.toSorted(compareFixtures))).toBe('abcdef')
    expect(ids(all.toReversed().toSorted(compareFixtures))).toBe('abcdef')
    expect(isLive({ state: 'postponed' })).toBe(false)
  })

  test('of one league stand with those first whose end is open, and of these the closest', () => {
    const sides = (home: string, away: string) => [
      { kind: 'home', price: readPrice(home)! },
      { kind: 'away', price: readPrice(away)! },
    ]
    const open = (home: string, away: string, paused: Market['paused'] = null) =>
      opennessOf({ paused, outcomes: sides(home, away) })
    const all = [
      { ...placed('e', { state: 'live', league: second, startsAt: 0 }), openness: open('2', '2') },
      { ...placed('d', { state: 'live', startsAt: 0 }), openness: open('2', '2', 'goal') },
      { ...placed('c', { state: 'live', startsAt: 1 }), openness: open('1.09', '8') },
      { ...placed('b', { state: 'live', startsAt: 2 }), openness: open('1.10', '8') },
      { ...placed('a', { state: 'live', startsAt: 3 }), openness: open('2.10', '1.70') },
    ]
    expect(ids(all.toSorted(compareFixtures))).toBe('abcde')
    expect(opennessOf(undefined).grade, 'nothing can be bet on').toBe(2)
  })

  test('are grouped by league, those with live ones first', () => {
    const groups = byLeague([
      placed('a'),
      placed('b', { league: second, state: 'live' }),
      placed('c', { league: second }),
    ])
    expect(groups.map(({ league, live, fixtures }) => [league.id, live, ids(fixtures)])).toEqual([
      ['L2', 1, 'bc'],
      ['L1', 0, 'a'],
    ])
  })

  test('of two sports with a league of the same id are two groups', () => {
    expect(byLeague([placed('a'), placed('b', { sport: 'tennis' })])).toHaveLength(2)
  })
})

test('a movement is told by where the price went', () => {
  // Both are prices.
  const [low, high] = [readPrice('2.40') as Price, readPrice('2.45') as Price]
  expect(moveOf(low, high, 7)).toEqual({ direction: 'up', at: 7 })
  expect(moveOf(high, low, 7)).toEqual({ direction: 'down', at: 7 })
  expect(moveOf(low, low, 7)).toBeNull()
  expect([4999, 5000].map((later) => isMoveShown({ direction: 'up', at: 7 }, 7 + later))).toEqual([true, false])
})

test('markets are folded by group, in the order of the server', () => {
  const market = (id: string, group: Market['group']): Market => ({
    id,
    group,
    name: '',
    line: '',
    paused: null,
    outcomes: [],
  })
  const all = [market('1', 'result'), market('2', 'totals'), market('3', 'result')]
  expect(marketGroups(all, ['handicap', 'totals']).map(({ group }) => group)).toEqual(['totals', 'result'])
  const groups = marketGroups(all)
  expect(groups.map(({ group, markets }) => [group, ids(markets)])).toEqual([
    ['result', '13'],
    ['totals', '2'],
  ])
})
