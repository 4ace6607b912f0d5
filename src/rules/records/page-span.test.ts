import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagePlace, pagesOf } from './page-span.ts'

test('things stand on pages one after the other', () => {
  expect([0, 23, 24, 100].map((index) => pagePlace(index, 24))).toEqual([
    { pageNo: 1, at: 0 },
    { pageNo: 1, at: 23 },
    { pageNo: 2, at: 0 },
    { pageNo: 5, at: 4 },
  ])
})

test('what is looked at is on the pages that are asked for, and each of them holds some of it', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.nat(200),
      fc.integer({ min: 1, max: 100 }),
      fc.nat(500),
      (from, more, pageSize, totalPages) => {
        const seen = { from, to: from + more }
        const pages = pagesOf(seen, { pageSize, totalPages })
        for (let index = seen.from; index <= seen.to; index += 1) {
          const { pageNo } = pagePlace(index, pageSize)
          expect(pages.includes(pageNo)).toBe(pageNo <= totalPages)
        }
        expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other))
        expect(pages.length).toBeLessThanOrEqual(Math.ceil(more / pageSize) + 1)
      },
    ),
  )
})
