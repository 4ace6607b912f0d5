import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakTitle } from './break.ts'
import { FACE_NAMES, setLine } from './faces.ts'
import { fitTitle } from './fit.ts'

const texts = (title: string, together?: string): string[][] =>
  breakTitle(title, together).map((lines) => lines.map(({ text }) => text))

describe('a title', () => {
  test('breaks between words, and where it plays follows in small', () => {
    expect(texts('Dragon of the Ninth Peak')).toEqual([['Dragon', 'of the Ninth Peak']])
    expect(texts('Jade Pearl Gold')).toEqual([
      ['Jade Pearl Gold'],
      ['Jade', 'Pearl Gold'],
      ['Jade', 'Pearl', 'Gold'],
      ['Jade Pearl', 'Gold'],
    ])
    expect(breakTitle('Daily Five of Eleven in the North')[0]?.at(-1)).toMatchObject({ text: 'in the North' })
  })

  test('keeps a name together', () => {
    for (const lines of texts('Evening Se Die Macau', 'Se Die')) expect(lines.join('/')).toContain('Se Die')
  })

  test('of any words in any face stays in its box, none of its lines too small to read', () => {
    // Hardly a game has a longer name; six of the longest words would be too small.
    const words = fc
      .array(fc.constantFrom('Wild', 'Enchanted', 'Sorceress', 'of', 'the', 'II', 'Kraken', 'Piñata'), {
        minLength: 1,
        maxLength: 6,
      })
      .filter((list) => list.join(' ').length <= 40)
    const box = { x: 20, y: 300, width: 430, height: 160 }
    fc.assert(
      fc.property(words, fc.constantFrom(...FACE_NAMES), fc.constantFrom('start', 'middle'), (list, face, align) => {
        for (const { box: own, size } of fitTitle(list.join(' '), box, { face, align })) {
          expect(own.x).toBeGreaterThanOrEqual(box.x - 0.01)
          expect(own.y).toBeGreaterThanOrEqual(box.y - 0.01)
          expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width + 0.01)
          expect(own.y + own.height).toBeLessThanOrEqual(box.y + box.height + 0.01)
          expect(size).toBeGreaterThan(10)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('a letter that a face lacks is named', () => {
  expect(() => setLine('anton', '漢')).toThrow('has no letter 漢')
})

test('slanted neighbours move together, and words do not', () => {
  const width = (text: string): number => setLine('cinzel', text).width
  expect(width('AVA')).toBeLessThan(width('AHA') + width('V') - width('H'))
  expect(width('A A')).toBeGreaterThan(width('AA') + 0.25)
})
