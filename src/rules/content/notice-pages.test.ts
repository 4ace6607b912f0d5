import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAGE_NOTICES, POPUP_NOTICES } from '../figures.ts'
import { noticePage, noticePlace, pagerPages } from './notice-pages.ts'

const list = (length: number) => Array.from({ length }, (_, index) => index)

test('five titles in the popup, nine notices on the page', () => {
  expect([POPUP_NOTICES, PAGE_NOTICES]).toEqual([5, 9])
})

describe('a page', () => {
  test('holds its own part of the list', () => {
    expect(noticePage(list(12), 1, 5)).toEqual({ items: [0, 1, 2, 3, 4], page: 1, pages: 3 })
    expect(noticePage(list(12), 3, 5)).toEqual({ items: [10, 11], page: 3, pages: 3 })
    expect(noticePage(list(5), 1, 5).pages).toBe(1)
    expect(noticePage([], 4, 5)).toEqual({ items: [], page: 1, pages: 1 })
  })

  test('that does not exist is the nearest one', () => {
    for (const page of [0, -3, Number.NaN, Number.NEGATIVE_INFINITY, 0.5])
      expect(noticePage(list(12), page, 5).page).toBe(1)
    expect(noticePage(list(12), 99, 5).page).toBe(3)
    expect(noticePage(list(12), 2.9, 5).page).toBe(2)
  })

  test('every item stands where it is said to stand (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 12 }), (length, size) => {
        for (const index of list(length)) {
          const { page, item } = noticePlace(index, size)
          expect(noticePage(list(length), page, size).items[item]).toBe(index)
        }
      }),
    )
  })
})

describe('a pager', () => {
  test.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 3, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 7, 8, 9]],
  ] as const)('on page %i of %i', (page, pages, offered) => {
    expect(pagerPages(page, pages)).toEqual(offered)
  })

  test('offers the current, first and last page in order, and no gap that hides a single page (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 80 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)]
        const offered = pagerPages(page, pages)
        const numbers = offered.filter((each) => each !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].toSorted((x, y) => x - y))
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
        offered.forEach((each, at) => {
          if (each !== 'gap') return
          const [before, after] = [offered[at - 1], offered[at + 1]]
          expect(Number(after) - Number(before)).toBeGreaterThan(2)
        })
      }),
    )
  })
})
