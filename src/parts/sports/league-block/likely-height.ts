import { GAP, HEAD, rowHeight } from './league-block.css.ts'

/**
 * About how high leagues are that were never drawn, as a length of styles.
 * @param leagues how many begin, with the gaps before the next ones
 * @param rows of all
 */
export const likelyHeight = (leagues: number, rows: number): string =>
  `calc(${leagues} * (${HEAD} + 2px) + ${Math.max(0, leagues - 1) * GAP}px + ${rows} * ${rowHeight})`
