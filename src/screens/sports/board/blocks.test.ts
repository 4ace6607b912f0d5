import { expect, test } from 'vitest'
import type { Fixture } from '../../../rules/sports/fixture.ts'
import { blocksOf, createKeptOrder, groupsOf } from './blocks.ts'

const team = (id: string) => ({ id, name: id, isPlayer: false, crest: null })
const fixture = (id: string, league: string, over: Partial<Fixture> = {}): Fixture => ({
  id,
  version: 1,
  sport: 'football',
  league: { id: league, name: league, rank: 1 },
  stage: '',
  home: team('h'),
  away: team('a'),
  startsAt: 0,
  state: 'coming',
  clock: null,
  period: null,
  score: null,
  parts: [],
  points: '',
  markets: [],
  marketCount: 0,
  ...over,
})
const keys = (...lists: (readonly Fixture[])[]): Record<string, string> =>
  Object.fromEntries(
    blocksOf(groupsOf(lists, ['football']), new Set(), null).map(({ key, ids }) => [ids.join(' '), key]),
  )

test('a block keeps its key while others come before it, and no two have the same', () => {
  const [one, two] = [fixture('1', 'l1'), fixture('2', 'l2')]
  const before = keys([one, two], [fixture('3', 'l2')])
  const after = keys([fixture('0', 'l0', { state: 'live' }), one, two], [fixture('3', 'l2')])
  expect([after['1'], after['2'], after['3']]).toEqual([before['1'], before['2'], before['3']])
  expect(new Set(Object.values(after)).size).toBe(4)
})

test('no row moves that is known, however a list that is asked for anew ranks it', () => {
  const kept = createKeptOrder(() => true)
  const [a, b, c] = [fixture('a', 'l'), fixture('b', 'l'), fixture('c', 'l')]
  const ids = (...list: Fixture[]): string[][] => kept([list]).map((page) => page.map(({ id }) => id))
  expect(kept([])).toEqual([])
  expect(ids(a, b)).toEqual([['a', 'b']])
  expect(ids(c, b, a)).toEqual([['a', 'b', 'c']])
  expect(ids(c, a)).toEqual([['a', 'c']])
})

test('one that is ranked behind the end of a page stays, unless it is over', () => {
  const over = new Set(['b'])
  const kept = createKeptOrder((id) => over.has(id))
  const [other, a, b, c, d] = [
    fixture('o', 'k'),
    fixture('a', 'l'),
    fixture('b', 'l'),
    fixture('c', 'l'),
    fixture('d', 'l'),
  ]
  const ids = (...lists: Fixture[][]): string[] => kept(lists).map((page) => page.map(({ id }) => id).join(''))
  expect(ids([other, a, b], [c, d])).toEqual(['oab', 'cd'])
  expect(ids([other, c], [c, d]), 'the league goes on there').toEqual(['oac', 'cd'])
  expect(ids([other, c], [a, d]), 'until it is on another page').toEqual(['oc', 'ad'])
  expect(ids([c], [a, d]), 'a league that does not reach the end is whole').toEqual(['c', 'ad'])
})
