import type { VirtualizerHandle } from 'virtua'

/** How far above and below what is seen rows exist, in pixels. */
export const BESIDE = 320

/**
 * The rows of a list that are seen.
 * @param beside also those so far above and below, in pixels
 * @returns the first and the last
 */
export function seenRows(
  {
    scrollOffset,
    viewportSize,
    findItemIndex,
  }: Pick<VirtualizerHandle, 'scrollOffset' | 'viewportSize' | 'findItemIndex'>,
  beside = 0,
): readonly [first: number, last: number] {
  return [findItemIndex(scrollOffset - beside), findItemIndex(scrollOffset + viewportSize + beside)]
}
