import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitWithin, pictureTypeOf } from './picture-file.ts'

test.each([
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  [null, [0x89, 0x50, 0x4e, 0x47]],
  [null, [...'GIF89a'].map((sign) => sign.charCodeAt(0))],
  [null, [...'<svg onload=alert(1)>'].map((sign) => sign.charCodeAt(0))],
  [null, []],
])('%s is told by how it begins', (type, bytes) => {
  expect(pictureTypeOf(Uint8Array.from(bytes))).toBe(type)
})

test('a picture keeps its shape, and never grows (property)', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 16, max: 4000 }), (width, height, most) => {
      const fitted = fitWithin(width, height, most)
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(Math.min(most, Math.max(width, height)))
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
      // To the nearest pixel, and one at least.
      const scale = Math.min(1, most / Math.max(width, height))
      expect(Math.abs(fitted.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5 + 1e-9)
      expect(Math.abs(fitted.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})
