/** How lists of announcements are paged (spec 2, "Notice popup" and "Notice page"; spec 9). */
import { MARGIN_PAGES, PAGE_RANGE } from '../figures.ts'

export interface NoticePage<T> {
  readonly items: readonly T[]
  /** From 1, within the pages that there are. */
  readonly page: number
  /** How many there are; 1 for an empty list. The popup shows its pages only where there is more than one. */
  readonly pages: number
}

/**
 * One page of a list. A page that does not exist becomes the nearest one that does, so that an old link shows something.
 * @param page from 1
 * @param size items on a page
 */
export function noticePage<T>(all: readonly T[], page: number, size: number): NoticePage<T> {
  const pages = pageCount(all.length, size)
  const shown = Number.isFinite(page) ? Math.min(pages, Math.max(1, Math.floor(page))) : 1
  return { items: all.slice((shown - 1) * size, shown * size), page: shown, pages }
}

/**
 * Where an item of a list stands (spec 2: "opens on the page and item matching the selected notice index").
 * @param index from 0 in the whole list
 * @returns the page from 1 and the item on it from 0
 */
export function noticePlace(index: number, size: number): { page: number; item: number } {
  return { page: Math.floor(index / size) + 1, item: index % size }
}

/**
 * The pages that a pager offers: the current one with its neighbours, the first and the last, and gaps between
 * (spec 9: "page range 3, margin pages 1").
 * @param page from 1
 * @returns page numbers, `'gap'` where some are left out; a gap never stands for a single page
 */
export function pagerPages(page: number, pages: number, range = PAGE_RANGE, margin = MARGIN_PAGES): (number | 'gap')[] {
  const first = Math.min(Math.max(1, page - Math.floor(range / 2)), Math.max(1, pages - range + 1))
  const isShown = (each: number): boolean =>
    each <= margin || each > pages - margin || (each >= first && each < first + range)
  const offered: (number | 'gap')[] = []
  for (let each = 1; each <= pages; each += 1) {
    const alone = isShown(each - 1) && isShown(each + 1)
    if (isShown(each) || alone) offered.push(each)
    else if (offered.at(-1) !== 'gap') offered.push('gap')
  }
  return offered
}

/** How many pages so many items fill; 1 for none. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
