import { expect, test } from 'vitest'
import type { Fixture, PauseReason } from './fixture.ts'
import { mainFixtures, mainMatch, mixedFixtures } from './main-fixtures.ts'
import { readPrice } from './price.ts'

const team = (id: string) => ({ id, name: id, isPlayer: false, crest: null })
const fixture = (
  id: string,
  said: Partial<Fixture>,
  prices = ['2', '3'],
  paused: PauseReason | null = null,
): Fixture => ({
  id,
  version: 1,
  sport: 'football',
  league: { id: 'cup', name: 'Cup', rank: 1 },
  stage: '',
  home: team('a'),
  away: team('b'),
  startsAt: 0,
  state: 'live',
  clock: null,
  period: null,
  score: null,
  parts: [],
  points: '',
  marketCount: 1,
  markets: [
    {
      id: `${id}/m`,
      group: 'result',
      name: '',
      line: '',
      paused,
      outcomes: prices.map((price, at) => ({
        id: `${id}/${at}`,
        kind: at === 0 ? 'home' : 'away',
        name: '',
        price: readPrice(price)!,
        boost: null,
      })),
    },
  ],
  ...said,
})
const ids = (list: readonly Fixture[]) => list.map(({ id }) => id)

test('the sport of which there is most comes first, and in it the leagues of the highest rank', () => {
  const low = { id: 'low', name: 'Low', rank: 5 }
  const list = [
    fixture('tennis', { sport: 'tennis' }),
    fixture('second', { league: low }),
    fixture('first', {}),
    fixture('later', { startsAt: 5, state: 'coming' }),
  ]
  expect(ids(mainFixtures(list))).toEqual(['first', 'later', 'second', 'tennis'])
})

test('the match of a place of its own is on, open and not decided', () => {
  const list = [
    fixture('coming', { state: 'coming' }),
    fixture('paused', {}, ['2', '3'], 'goal'),
    fixture('decided', { startsAt: 1 }, ['1.01', '67']),
    fixture('clear', { startsAt: 2 }, ['1.3', '4']),
    fixture('even', { startsAt: 3 }, ['2', '2.1']),
  ]
  expect(mainMatch(list)?.id).toBe('even')
  expect(mainMatch(list.slice(0, 3))?.id).toBe('decided')
  expect(mainMatch(list.slice(0, 2))).toBeNull()
  const set = fixture('set', { sport: 'tennis' }, ['2', '2'])
  expect(mainMatch([set, ...list.slice(0, 3), fixture('late', {}, ['1.01', '80'])])?.id, 'of the main sport').toBe(
    'decided',
  )
})

test('a few of many are of several sports, two of a league at the most, and without the one that is sold', () => {
  const tennis = { sport: 'tennis', league: { id: 'open', name: 'Open', rank: 9 } }
  const list = [
    fixture('sold', {}, ['2', '2']),
    fixture('clear', {}, ['1.2', '6']),
    fixture('even', {}, ['2', '2.2']),
    fixture('third', {}, ['1.5', '4']),
    fixture('suspended', { league: { id: 'other', name: 'Other', rank: 2 } }, ['2', '2'], 'goal'),
    fixture('set', tennis, ['1.4', '3']),
    fixture('won', tennis, ['1.02', '20']),
  ]
  expect(ids(mixedFixtures(list, 9, 'sold'))).toEqual(['even', 'set', 'third', 'won', 'suspended'])
  expect(ids(mixedFixtures(list, 2, null))).toEqual(['sold', 'set'])
})
