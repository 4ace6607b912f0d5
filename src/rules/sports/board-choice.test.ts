import { expect, test } from 'vitest'
import { boardFilter, readBoardChoice, writeBoardChoice } from './board-choice.ts'

test('an address says what the board shows, and what nobody knows says nothing', () => {
  expect(readBoardChoice({ sport: 'tennis', day: 'tomorrow' })).toEqual({
    sport: 'tennis',
    league: '',
    day: 'tomorrow',
  })
  expect(readBoardChoice({ day: 'yesterday' }).day).toBeNull()
})

test('another sport lets go of the league, and any choice of the fixture that was open; all else stays', () => {
  const before = { sport: 'football', league: 'football-3', day: 'week', fixture: 'f1', lang: 'es' }
  expect(writeBoardChoice({ sport: 'tennis' }, before)).toEqual({ sport: 'tennis', day: 'week', lang: 'es' })
  expect(writeBoardChoice({ day: 'live' }, before)).toEqual({
    sport: 'football',
    league: 'football-3',
    day: 'live',
    lang: 'es',
  })
  expect(writeBoardChoice({ sport: '' }, before)).toEqual({ day: 'week', lang: 'es' })
  expect(writeBoardChoice({ sport: 'tennis', league: 'tennis-1' }, before)).toMatchObject({ league: 'tennis-1' })
})

test('each day asks for its own fixtures', () => {
  const today = { year: 2026, month: 12, day: 31 }
  const ask = (day: 'live' | 'today' | 'tomorrow' | 'week' | 'mine') =>
    boardFilter({ sport: 'football', league: '' }, day, () => today, ['t1'])
  expect(ask('live')).toEqual({ sport: 'football', live: true })
  expect(ask('today')).toEqual({ sport: 'football', day: '2026-12-31' })
  expect(ask('tomorrow')).toEqual({ sport: 'football', day: '2027-01-01' })
  expect(ask('week')).toEqual({ sport: 'football' })
  expect(ask('mine')).toEqual({ sport: 'football', teams: ['t1'] })
})
