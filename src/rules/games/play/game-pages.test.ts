import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { GAME_PAGE_SIZE } from '../../figures.ts'
import { joinPages, nextPageNo, panelPage } from './game-pages.ts'

// Spec 9: "Game drop-down page size: 21 first, 18 on page change. Game list request page size 24."
test('a drop-down begins with 21 games and goes on by 18, a list has 24', () => {
  expect([1, 2, 3].map(panelPage)).toEqual([
    { pageNo: 1, pageSize: 21 },
    { pageNo: 2, pageSize: 18 },
    { pageNo: 3, pageSize: 18 },
  ])
  expect(GAME_PAGE_SIZE).toBe(24)
})

test.each([
  [1, 3, 2],
  [3, 3, null],
  [1, 0, null],
  [5, 3, null],
])('after page %i of %i comes %s', (pageNum, totalPages, next) => {
  expect(nextPageNo({ pageNum, totalPages })).toBe(next)
})

test('a drop-down shows every game of a vendor once, however many there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (total) => {
      const games = Array.from({ length: total }, (_, index) => `game-${index}`)
      const pages: string[][] = []
      for (let pageNo: number | null = 1; pageNo !== null;) {
        const { pageSize } = panelPage(pageNo)
        pages.push(games.slice((pageNo - 1) * pageSize, pageNo * pageSize))
        pageNo = nextPageNo({ pageNum: pageNo, totalPages: Math.ceil(total / pageSize) })
      }
      expect(joinPages(pages, (game) => game)).toEqual(games)
      expect(pages[0]).toHaveLength(Math.min(total, 21))
    }),
  )
})
