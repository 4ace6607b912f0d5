import { expect, test } from 'vitest'
import { readDrawNumber } from './draw-number.ts'

test.each([
  ['20261128-0177', { day: { year: 2026, month: 11, day: 28 }, ofDay: '0177' }],
  ['20261128', { day: { year: 2026, month: 11, day: 28 }, ofDay: null }],
  ['20261331-0001', null],
  ['20260231', null],
  ['177', null],
  ['20261128-A1', null],
  ['', null],
])('the number %j tells %j', (number, told) => {
  expect(readDrawNumber(number)).toEqual(told)
})
