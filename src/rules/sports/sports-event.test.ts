import { expect, test } from 'vitest'
import { sportsEvent } from './sports-event.ts'

const team = (name: string, isPlayer = false) => ({ id: name, name, isPlayer, crest: null })
const told = { name: 'M. Ibarlucea – Llano', sport: 'Tennis', url: 'https://www.casa.example/sports?fixture=f1' }
const fixture = {
  home: team('M. Ibarlucea', true),
  away: team('Llano'),
  league: { id: 'l', name: 'Abierto de la Sierra', rank: 1 },
  startsAt: Date.UTC(2026, 10, 28, 21, 30),
  state: 'coming',
} as const

test('a fixture is told as an event with both sides, its start and its league', () => {
  expect(sportsEvent(fixture, told)).toMatchObject({
    '@type': 'SportsEvent',
    name: 'M. Ibarlucea – Llano',
    url: told.url,
    startDate: '2026-11-28T21:30:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    homeTeam: { '@type': 'Person', name: 'M. Ibarlucea' },
    awayTeam: { '@type': 'SportsTeam', name: 'Llano' },
    superEvent: { name: 'Abierto de la Sierra' },
  })
})

test('one that does not take place is told as postponed', () => {
  expect(sportsEvent({ ...fixture, state: 'postponed' }, told)).toMatchObject({
    eventStatus: 'https://schema.org/EventPostponed',
  })
})
