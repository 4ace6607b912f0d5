import { expect, test } from 'vitest'
import { makeCsv, type CsvTable } from './make-csv.ts'

const table = (pages: readonly (readonly (readonly string[])[])[]): CsvTable => ({
  fileName: 'records',
  head: ['Time', 'Amount'],
  pages: async function* () {
    const total = pages.flat().length
    for (const lines of pages) yield { lines, total }
  },
})

test('a file begins with its mark and its heads, and holds the lines of all pages in their order', async () => {
  const told: [number, number][] = []
  const file = await makeCsv(
    table([
      [['a', '1.00']],
      [
        ['=b', '-2.00'],
        ['c,d', '3.00'],
      ],
    ]),
    new AbortController().signal,
    (...progress) => told.push(progress),
  )
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe('Time,Amount\r\na,1.00\r\n\'=b,-2.00\r\n"c,d",3.00\r\n')
  expect(told).toEqual([
    [1, 3],
    [3, 3],
  ])
  expect(file.type).toBe('text/csv;charset=utf-8')
})

test('broken off, it makes no file', async () => {
  const run = new AbortController()
  await expect(makeCsv(table([[['a', '1']], [['b', '2']]]), run.signal, () => run.abort())).rejects.toThrow('abort')
})
