import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LatestDraws, Lottery } from '../../../state/lottery/lottery.ts'
import { drawPlaces, popularPlaces, type DrawPlace } from './draw-places.ts'

const lottery = (code: string): Lottery => ({
  code,
  name: code,
  family: 'SSC',
  gameType: 'LOTT',
  opensList: false,
  vendor: 'TCG_SEA',
  playType: '',
  drawEvery: 60,
  minBet: '',
  picture: '',
})
const CODES = ['A', 'B', 'C', 'D', 'E']
const all = CODES.map(lottery)
/** A draw's number is its moment here. */
const draws = (times: Readonly<Record<string, number>>): LatestDraws => ({
  clockOffset: 0,
  byLottery: Object.fromEntries(
    Object.entries(times).map(([code, opensAt]) => [
      code,
      { last: null, next: { number: String(opensAt), opensAt, closesAt: opensAt - 5 } },
    ]),
  ),
})
const codes = (found: readonly DrawPlace[]): string => found.map(({ code }) => code).join('')

describe('at first the draws that come next', () => {
  test('stand by their moment, and by popularity where that is the same', () => {
    expect(codes(drawPlaces([], all, draws({ A: 30, B: 10, C: 20, D: 10, E: 40 }), 4))).toBe('BDCA')
  })

  test('a lottery without a next draw stands last', () => {
    expect(codes(drawPlaces([], all, draws({ C: 20 }), 3))).toBe('CAB')
  })

  test('are the most popular ones where no draw can be read, and no more than asked for', () => {
    expect(codes(drawPlaces([], all, undefined, 2))).toBe('AB')
    expect(codes(drawPlaces([], all.slice(0, 1), undefined, 2))).toBe('A')
  })
})

describe('from then on', () => {
  const first = drawPlaces([], all, draws({ A: 10, B: 20, C: 30, D: 40, E: 50 }), 3)

  test('a held draw’s card alone gives its place, to the soonest that is not shown', () => {
    const later = drawPlaces(first, all, draws({ A: 60, B: 20, C: 30, D: 40, E: 50 }), 3)
    expect([codes(first), codes(later)]).toEqual(['ABC', 'DBC'])
    expect(codes(drawPlaces(later, all, draws({ A: 60, B: 70, C: 80, D: 40, E: 50 }), 3))).toBe('DEA')
  })

  test('it keeps the place itself where its next draw is the soonest', () => {
    expect(codes(drawPlaces(first, all, draws({ A: 35, B: 20, C: 30, D: 40, E: 50 }), 3))).toBe('ABC')
  })

  test('a lottery that is gone gives its place', () => {
    const left = all.filter(({ code }) => code !== 'B')
    expect(codes(drawPlaces(first, left, draws({ A: 10, C: 30, D: 40, E: 50 }), 3))).toBe('ADC')
    expect(codes(drawPlaces(first, left.slice(0, 2), draws({ A: 10, C: 30 }), 3))).toBe('AC')
  })

  test('nothing moves when draws come that could not be read, or can’t be read any more', () => {
    const unread = drawPlaces([], all, undefined, 3)
    const read = drawPlaces(unread, all, draws({ A: 90, B: 80, C: 70, D: 10, E: 20 }), 3)
    expect([codes(unread), codes(read)]).toEqual(['ABC', 'ABC'])
    expect(drawPlaces(read, all, undefined, 3)).toBe(read)
    expect(
      codes(drawPlaces(read, all, draws({ A: 90, B: 100, C: 70, D: 10, E: 20 }), 3)),
      'but a draw that was held then counts',
    ).toBe('ADC')
  })

  test('whatever is drawn, a card whose draw stays keeps its place, and none is shown twice', () => {
    const times = fc.record(Object.fromEntries(CODES.map((code) => [code, fc.integer({ min: 1, max: 9 })])))
    fc.assert(
      fc.property(times, times, fc.integer({ min: 1, max: 5 }), (before, after, count) => {
        const held = drawPlaces([], all, draws(before), count)
        const now = drawPlaces(held, all, draws(after), count)
        expect(new Set(codes(now)).size).toBe(count)
        for (const [place, { code }] of held.entries())
          if (before[code] === after[code]) expect(now[place]?.code).toBe(code)
        if (held.every(({ code }) => before[code] === after[code])) expect(now).toBe(held)
      }),
    )
  })
})

describe('the same lotteries with one draw after the other', () => {
  const first = popularPlaces([], all, draws({ A: 10, B: 40, C: 30, E: 50 }), 3)

  test('are the most popular with a draw to come, the one with the most time left first', () => {
    expect(codes(first)).toBe('BCA')
    expect(codes(popularPlaces([], all, draws({ C: 20 }), 2))).toBe('CA')
    expect(codes(popularPlaces([], all, undefined, 2))).toBe('AB')
  })

  test('a held draw turns its card to the next, and moves none', () => {
    const later = popularPlaces(first, all, draws({ A: 70, B: 40, C: 30, E: 50 }), 3)
    expect(codes(later)).toBe('BCA')
    expect(later[2]?.draw).toBe('70')
    expect(popularPlaces(later, all, undefined, 3)).toBe(later)
  })

  test('a lottery that is gone gives its place to the most popular that is not shown', () => {
    const left = all.filter(({ code }) => code !== 'C')
    expect(codes(popularPlaces(first, left, draws({ A: 10, B: 40, E: 50 }), 3))).toBe('BDA')
    expect(codes(popularPlaces(first, left.slice(0, 2), draws({ A: 10, B: 40 }), 3))).toBe('BA')
  })
})
