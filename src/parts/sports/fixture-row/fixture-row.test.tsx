/** A fixture in a list: its clock, its sets, when it begins, and the way to its page. */
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fixture, Market, PauseReason } from '../../../rules/sports/fixture.ts'
import { priceStoreAtom } from '../../../state/sports/feed.ts'
import { openSite } from '../../../testing/site.tsx'
import { showAlone } from '../../../testing/show-alone.tsx'
import { FixtureRow } from './fixture-row.tsx'

const team = (id: string, name: string, isPlayer = false) => ({ id, name, isPlayer, crest: null })
const FIXTURE: Fixture = {
  id: 'f1',
  version: 1,
  sport: 'football',
  league: { id: 'l1', name: 'Copa Cortadera', rank: 1 },
  stage: '',
  home: team('t1', 'Ombú'),
  away: team('t2', 'Llano'),
  startsAt: Date.now(),
  state: 'live',
  clock: null,
  period: null,
  score: { home: 1, away: 2 },
  parts: [],
  points: '',
  markets: [],
  marketCount: 12,
}

async function show(said: Partial<Fixture>, namesLeague = false) {
  const visit = await openSite().visit('/noticePage')
  visit.store.get(priceStoreAtom).take([{ ...FIXTURE, ...said }], Date.now(), true)
  const { container } = await showAlone(visit, () => (
    <FixtureRow id="f1" columns={['result', 'totals']} namesLeague={namesLeague} />
  ))
  return within(container)
}

const clock = (seconds: number, isCountdown = false) => ({ seconds, at: Date.now(), isRunning: true, isCountdown })

test('a game by the clock tells the minute that is played, its period and the score', async () => {
  const row = await show({ clock: clock(66 * 60 + 20), period: { kind: 'half', number: 2 } })
  row.getByText('67’')
  row.getByText('2nd half')
  const link = row.getByRole('link', { name: /Ombú\s*1\s*Llano\s*2/ })
  expect(link.getAttribute('href')).toBe('/sports?fixture=f1')
  row.getByRole('link', { name: '10 more markets' })
})

test('a long name is short where the list is narrow, and read out whole', async () => {
  const row = await show({ home: { ...team('t1', 'Deportivo Ombú de la Sierra'), shortName: 'Ombú' } })
  row.getByRole('link', { name: /^Deportivo Ombú de la Sierra\s*1\s*Llano\s*2/ })
  expect(row.getByText('Ombú').getAttribute('aria-hidden')).toBe('true')
})

test('a clock that counts down tells what is left of its period', async () => {
  const row = await show({ clock: clock(252, true), period: { kind: 'quarter', number: 3 } })
  row.getByText(/^4:1[12]$/)
  row.getByText('Quarter 3')
})

test('a game of sets tells them, the one that is played last, and its points', async () => {
  const row = await show({
    home: team('p1', 'M. Ibarlucea', true),
    away: team('p2', 'T. Quirogüe', true),
    period: { kind: 'set', number: 2 },
    score: { home: 1, away: 0 },
    parts: [
      { home: 6, away: 4 },
      { home: 4, away: 3 },
    ],
    points: '40-30',
  })
  row.getByText('Set 2')
  row.getByText('40-30')
  row.getByRole('link', { name: /M\. Ibarlucea\s*6\s*4\s*T\. Quirogüe\s*4\s*3/ })
})

test('one that comes tells when, and its league where no heading does', async () => {
  const row = await show({ state: 'coming', score: null, startsAt: Date.UTC(2026, 10, 28, 12, 5) }, true)
  row.getByText(/^\d{2}:05$/)
  row.getByText('Copa Cortadera')
})

test.each([
  ['Interrupted', { state: 'paused', period: { kind: 'half', number: 1 } }],
  ['Ended', { state: 'finished' }],
  ['Postponed', { state: 'postponed', score: null }],
] as const)('a game says that it is %s', async (words, said) => {
  const row = await show(said)
  row.getByText(words)
})

const market = (group: 'result' | 'totals', paused: PauseReason | null): Market => ({
  id: `f1/${group}`,
  group,
  name: group,
  line: '',
  paused,
  outcomes: [{ id: `f1/${group}/home`, kind: 'home', name: 'Ombú', price: { units: 2, scale: 0 }, boost: null }],
})

test.each([
  ['goal', 'goal', 'live', 'Suspended: the score has changed', 0],
  ['decided', null, 'live', 'Suspended: nearly decided', 1],
  [null, null, 'paused', 'Suspended: match interrupted', 0],
] as const)('why %s and %s take no bets is said once', async (result, totals, state, words, prices) => {
  const row = await show({ state, markets: [market('result', result), market('totals', totals)] })
  expect(row.getAllByText(words)).toHaveLength(1)
  expect(row.queryAllByRole('button', { name: /2\.00/ })).toHaveLength(prices)
})
