import { expect, test } from 'vitest'
import { centreIn, withoutCentre } from './centres.ts'

test('the centre that an address opens', () => {
  expect(centreIn({ page: 'PT', member: 'withdraw' })).toBe('member')
  expect(centreIn({ member: '' }), 'an empty one is one, and shows its first page').toBe('member')
  expect(centreIn({ page: 'PT', memberName: 'x', toString: 'y' })).toBeUndefined()
})

test('without its centre an address keeps what the page is about', () => {
  expect(withoutCentre({ page: 'PT', member: 'withdraw', 'm.order': 'W1', mode: 'SEA' })).toEqual({
    page: 'PT',
    mode: 'SEA',
  })
})
