import { describe, expect, test } from 'vitest'
import type { LatestDraws, Lottery } from '../../../state/lottery.ts'
import { soonest } from './soonest.ts'

const lottery = (code: string): Lottery => ({
  code,
  name: code,
  family: 'SSC',
  gameType: 'LOTT',
  opensList: false,
  vendor: 'TCG_SEA',
  playType: '',
  drawEvery: 60,
  picture: '',
})
const all = ['A', 'B', 'C', 'D'].map(lottery)
const draws = (times: Readonly<Record<string, number>>): LatestDraws => ({
  clockOffset: 0,
  byLottery: Object.fromEntries(
    Object.entries(times).map(([code, opensAt]) => [
      code,
      { last: null, next: { number: '1', opensAt, closesAt: opensAt - 5 } },
    ]),
  ),
})
const codes = (found: readonly Lottery[]): string => found.map(({ code }) => code).join('')

describe('the draws that come next', () => {
  test('stand by their moment, and by popularity where that is the same', () => {
    expect(codes(soonest(all, draws({ A: 30, B: 10, C: 20, D: 10 }), 4))).toBe('BDCA')
  })

  test('a lottery without a next draw stands last', () => {
    expect(codes(soonest(all, draws({ C: 20 }), 3))).toBe('CAB')
  })

  test('are the most popular ones while no draw is known, and no more than asked for', () => {
    expect(codes(soonest(all, undefined, 2))).toBe('AB')
  })
})
