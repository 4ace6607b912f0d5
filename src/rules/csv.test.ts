import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

/** Reads as RFC 4180 has it. */
function read(text: string): string[][] {
  const lines: string[][] = [[]]
  let [cell, quoted] = ['', false]
  const end = (): void => {
    lines.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"') quoted = !quoted
    else if (!quoted && sign === ',') end()
    else if (!quoted && sign === '\r' && text[at + 1] === '\n') {
      end()
      lines.push([])
      at += 1
    } else cell += sign
  }
  expect(quoted).toBe(false)
  return lines.slice(0, -1)
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('"', ',', '\r', '\n', '=', '-', '+', '@', ' ', 'a', '\t', '1', '.'), { maxLength: 12 })
    .map((all) => all.join('')),
)

test('what is written is read again, but for the apostrophe before what would be run', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }), (rows) => {
      const again = read(rows.map(csvLine).join(''))
      expect(again.map((row) => row.length)).toEqual(rows.map((row) => row.length))
      for (const [y, row] of rows.entries())
        for (const [x, cell] of row.entries()) expect([cell, `'${cell}`]).toContain(again[y]?.[x])
    }),
  )
})

test('no cell begins as a formula does, but for a plain number', () => {
  fc.assert(
    fc.property(text, (said) => {
      const [[cell = ''] = []] = read(csvLine([said]))
      if (/^\s*[=+@-]|^[\t\r\n]/.test(cell)) expect(cell).toMatch(/^-\d+(\.\d+)?$/)
    }),
  )
})

test.each([
  ['-1234567890123456789.01', '-1234567890123456789.01'],
  ['0.00', '0.00'],
  ['=1+1', "'=1+1"],
  ['-1+1', "'-1+1"],
  ['+54 911', "'+54 911"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['Gol, dos', '"Gol, dos"'],
  ['two\nlines', '"two\nlines"'],
  ['đĩa – 红', 'đĩa – 红'],
  ['', ''],
])('%j is written as %j', (said, written) => {
  expect(csvCell(said)).toBe(written)
})
