import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters } from './characters.ts'

test.each([
  ['', 0],
  ['¡Hola!', 6],
  ['a b\nc', 5],
  ['a\r\nb', 3],
  ['😀', 1],
  ['👍🏽', 1],
  ['👩‍❤️‍💋‍👨', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['👩🏻‍❤️‍💋‍👨🏿', 1],
  ['🇻🇳🇮🇩', 2],
  ['e\u0301', 1],
  ['Tiếng Việt', 10],
  ['ภาษาไทย', 7],
  ['中文', 2],
])('%j has %i', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('a heap of marks on one letter counts by its size, so that a limit bounds what is sent', () => {
  expect(countCharacters(`a${'\u0301'.repeat(3199)}`)).toBe(100)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const count = countCharacters(text)
      expect(count).toBeLessThanOrEqual(text.length)
      expect(count * 32).toBeGreaterThanOrEqual(text.length)
    }),
  )
})

test('plain letters count one each, however many', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zñáéü0-9 ]*$/), (text) => {
      expect(countCharacters(text)).toBe(text.length)
    }),
  )
})
