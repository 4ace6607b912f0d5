/** Which pages of a list hold what is looked at, where any page can be asked for by itself. */

/** From the first to the last, both among them; pages and things are counted from 1 and from 0, as everywhere. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface PagePlace {
  /** From 1. */
  readonly pageNo: number
  /** Within the page, from 0. */
  readonly at: number
}

/** Where a thing stands. @param index from 0 */
export const pagePlace = (index: number, pageSize: number): PagePlace => ({
  pageNo: Math.floor(index / pageSize) + 1,
  at: index % pageSize,
})

/** The pages that hold things, none beyond the last one. @param seen the things, from 0 */
export function pagesOf(
  { from, to }: Span,
  { pageSize, totalPages }: { pageSize: number; totalPages: number },
): number[] {
  const first = Math.max(1, pagePlace(from, pageSize).pageNo)
  const last = Math.min(totalPages, pagePlace(to, pageSize).pageNo)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
}
