import { expect, test } from 'vitest'
import { mainDraw, soonestDraw } from './main-draw.ts'

const lottery = (code: string, drawEvery: number, opensList = false) => ({ code, drawEvery, opensList })
const MINUTE = lottery('minute', 60)
const SIX = lottery('six', 0)
const HOUR = lottery('hour', 3600)
const all = { minute: {}, six: {}, hour: {}, list: {}, other: {} }

test('the one that is drawn least often leads, one with a calendar before all others', () => {
  expect(mainDraw([MINUTE, HOUR, SIX], all)).toBe(SIX)
  expect(mainDraw([MINUTE, HOUR], all)).toBe(HOUR)
})

test('of equals the one that is played most', () => {
  expect(mainDraw([SIX, lottery('other', 0)], all)).toBe(SIX)
  expect(mainDraw([HOUR, lottery('other', 3600)], all)).toBe(HOUR)
})

test('a list of lotteries is no draw, and neither is one that nobody has announced', () => {
  expect(mainDraw([lottery('list', 0, true), MINUTE], all)).toBe(MINUTE)
  expect(mainDraw([SIX, MINUTE], { minute: {} })).toBe(MINUTE)
  expect(mainDraw([SIX], {})).toBeNull()
})

test('the soonest is the one that is drawn first, of equals the one that is played most', () => {
  const at = (opensAt: number) => ({ next: { opensAt } })
  expect(soonestDraw([SIX, HOUR, MINUTE], { six: at(9), hour: at(3), minute: at(3) })).toBe(HOUR)
  expect(soonestDraw([SIX, lottery('list', 0, true)], { six: at(9), list: at(1) })).toBe(SIX)
  expect(soonestDraw([SIX], {})).toBeNull()
  expect(soonestDraw([SIX, HOUR], { six: at(9), hour: at(3) }, 4), 'one that is about to begin is of no use').toBe(SIX)
  expect(soonestDraw([HOUR], { hour: at(3) }, 4)).toBeNull()
})
