import { array, assert, nat, property, tuple, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { binsOf } from './facet-bins.ts'

test('a bin holds what reaches its step and not the next; the last one all that is left', () => {
  const reached = new Map([
    ['94', 9],
    ['97.5', 2],
    ['96', 5],
  ])
  expect(binsOf(reached)).toEqual([
    { step: '94', count: 4 },
    { step: '96', count: 3 },
    { step: '97.5', count: 2 },
  ])
  expect(binsOf(undefined)).toEqual([])
})

test('the bins of any games are those games, each at the last step that it reaches', () => {
  const anything = tuple(uniqueArray(nat(99), { minLength: 1 }), array(nat(120)))
  assert(
    property(anything, ([steps, games]) => {
      const reached = steps.map((step) => [String(step), games.filter((game) => game >= step).length] as const)
      for (const { step, count } of binsOf(new Map(reached))) {
        const next = Math.min(...steps.filter((other) => other > Number(step)))
        expect(count).toBe(games.filter((game) => game >= Number(step) && game < next).length)
      }
    }),
  )
})
