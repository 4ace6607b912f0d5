import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutBars, roundUp } from './profit-chart.ts'

const value = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })

test('bars lie within the chart, on their side of the line, as high as their values beside one another', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 92 }), (values) => {
      const { bars, zero, highest, lowest } = layOutBars(values, 0.25)
      expect(bars).toHaveLength(values.length)
      for (const [index, { x, width, y, height }] of bars.entries()) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(1 + 1e-9)
        expect(x).toBeGreaterThanOrEqual((bars[index - 1]?.x ?? -1) + (bars[index - 1]?.width ?? 0) - 1e-9)
        expect(y).toBeGreaterThanOrEqual(-1e-5)
        expect(y + height).toBeLessThanOrEqual(1 + 1e-5)
        const said = values[index] ?? 0n
        if (said > 0n) expect(y + height).toBeCloseTo(zero, 5)
        if (said < 0n) expect(y).toBeCloseTo(zero, 9)
        expect(said <= highest && said >= lowest).toBe(true)
        const range = Number(highest - lowest)
        if (range > 0) expect(height).toBeCloseTo(Math.abs(Number(said)) / range, 4)
      }
    }),
  )
})

test.each([
  [0n, 0n],
  [1n, 1n],
  [3n, 3n],
  [11n, 12n],
  [501n, 600n],
  [901n, 1000n],
  [1000n, 1000n],
  [10n ** 30n + 1n, 12n * 10n ** 29n],
])('%d rounds up to %d', (from, to) => expect(roundUp(from)).toBe(to))

test('nothing but zeros is a line in the middle', () => {
  expect(layOutBars([0n, 0n], 0)).toMatchObject({ zero: 0.5, bars: [{ height: 0 }, { height: 0 }] })
})
