import { assert, property, webUrl } from 'fast-check'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QR_MARGIN, QR_SIZE } from '../../../rules/figures.ts'
import { qrPath } from './qr-path.ts'

/** The rectangles of a path: x, y, width, height. */
const boxes = (path: string): [number, number, number, number][] =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H([\d.]+)z/g)].map(([, x, y, right, bottom]) => [
    Number(x),
    Number(y),
    Number(right) - Number(x),
    Number(bottom) - Number(y),
  ])

test('the squares are those of the code, within the margin', () => {
  assert(
    property(webUrl({ withQueryParameters: true }), (address) => {
      const { data, size } = encode(address, { ecc: 'M', border: 0 })
      const unit = (QR_SIZE - 2 * QR_MARGIN) / size
      const all = boxes(qrPath(address))
      const black = (x: number, y: number): boolean =>
        all.some(([left, top, width, height]) => x > left && x < left + width && y > top && y < top + height)
      for (const [y, row] of data.entries())
        for (const [x, on] of row.entries())
          expect(black(QR_MARGIN + (x + 0.5) * unit, QR_MARGIN + (y + 0.5) * unit)).toBe(on)
      for (const [x, y, width, height] of all) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(QR_MARGIN)
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(QR_SIZE - QR_MARGIN + 0.01)
      }
    }),
    { numRuns: 20 },
  )
})

test('another address is another code', () => {
  expect(qrPath('https://a.example/down?app=ios')).not.toBe(qrPath('https://a.example/down?app=android'))
})
