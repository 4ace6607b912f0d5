import { expect, test } from 'vitest'
import type { Fixture, PauseReason } from './fixture.ts'
import { atMostOfLeague, mainFixtures, mainMatch } from './main-fixtures.ts'
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
        kind: 'home',
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
    fixture('even', { startsAt: 2 }),
  ]
  expect(mainMatch(list)?.id).toBe('even')
  expect(mainMatch(list.slice(0, 3))?.id).toBe('decided')
  expect(mainMatch(list.slice(0, 2))).toBeNull()
})

test('a short list has at most so many of a league, in the order in which they came', () => {
  const other = { id: 'league', name: 'League', rank: 2 }
  const list = [fixture('a', {}), fixture('b', {}), fixture('c', { league: other }), fixture('d', {})]
  expect(atMostOfLeague(list, 2).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(atMostOfLeague(list, 1).map(({ id }) => id)).toEqual(['a', 'c'])
})
