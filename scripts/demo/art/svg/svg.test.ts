import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeApart } from './islands.ts'
import { contoursOf } from './path.ts'
import { createDefs, n } from './write.ts'

const square = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h-${side}z`

describe('a path', () => {
  test('falls into contours that stand alone, however it is written', () => {
    const [first, second, ...more] = contoursOf('m10 10 20 0 0 20zm100-5.5.5 9-3 3')
    expect(first).toMatchObject({
      data: expect.stringMatching(/^M10 10l20 0l0 20z$/),
      points: [
        [10, 10],
        [30, 10],
        [30, 30],
      ],
    })
    expect(second?.points[0]).toEqual([110, 4.5])
    expect(more).toEqual([])
  })

  test('may run the flags of an arc together', () => {
    expect(
      contoursOf('M0 0a5 5 0 1110 0 5 5 0 11-10 0z')[0]?.points.map(([x, y]) => [Math.round(x), Math.round(y)]),
    ).toEqual([
      [0, 0],
      [5, -5],
      [10, 0],
      [5, 5],
      [0, 0],
    ])
  })

  test.each(['M0 0L5', 'M0 0X', 'L1 1z'])('that makes no sense is refused: %s', (data) => {
    expect(() => contoursOf(data)).toThrow('a path')
  })

  test('of numbers keeps every point', () => {
    const number = fc.integer({ min: -999, max: 999 })
    const points = fc.array(fc.tuple(number, number), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(points, (list) => {
        const data = list.map(([x, y], index) => `${index ? 'L' : 'M'}${x},${y}`).join('')
        expect(contoursOf(`${data}Z`)[0]?.points).toEqual(list)
      }),
    )
  })
})

describe('a drawing', () => {
  const ring = square(0, 0, 100) + square(10, 10, 80)
  const { islands, silhouette, box } = takeApart(ring + square(40, 40, 10) + square(200, 0, 50))

  test('falls into islands with their holes, the largest first', () => {
    expect(islands.map(({ area }) => area)).toEqual([3600, 2500, 100])
    expect(islands[0]?.data.match(/M/g)).toHaveLength(2)
  })

  test('has a silhouette without holes, and a box', () => {
    expect(silhouette.match(/M/g)).toHaveLength(2)
    expect(box).toEqual({ x: 0, y: 0, width: 250, height: 100 })
  })
})

test('numbers are short, and the same definition is kept once', () => {
  expect([n(1 / 3), n(2), n(-0.04)]).toEqual(['0.3', '2', '0'])
  const defs = createDefs()
  expect(defs.blur(3)).toBe(defs.blur(3))
  expect(defs.blur(4)).not.toBe(defs.blur(3))
  expect(defs.markup().match(/<filter/g)).toHaveLength(2)
})
