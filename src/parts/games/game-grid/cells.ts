import type { Game } from '../../../rules/games/game.ts'

/** A card, or the place of one that is on its way. */
export type Cell = Game | null

export interface GridCells {
  /** How many places there are. */
  readonly length: number
  /** The game at a place, from 0; `undefined` for one that is on its way. */
  readonly gameAt: (index: number) => Game | undefined
  readonly columns: number
}

/** How many rows games are laid out in. */
export const countRows = ({ length, columns }: Omit<GridCells, 'gameAt'>): number => Math.ceil(length / columns)

/** What stands in a row. @param row from 0 */
export function rowCells({ length, gameAt, columns }: GridCells, row: number): readonly Cell[] {
  const begin = row * columns
  const width = Math.max(0, Math.min(columns, length - begin))
  return Array.from({ length: width }, (_, column) => gameAt(begin + column) ?? null)
}

/**
 * Which game of a row is marked as hot: the first hot one, so that no row has two marks; -1 for none.
 * @param begin the place of the row's first game in the list
 * @param mostHot how many games from the list's first on may be marked
 */
export function hotColumn(cells: readonly Cell[], begin: number, mostHot: number): number {
  const column = cells.findIndex((game) => game?.isHot)
  return begin + column < mostHot ? column : -1
}

/** Which cell a key leads to from another; `null` for a key that leads nowhere. */
export function cellByKey(
  key: string,
  from: number,
  { count, columns, pageRows, rightToLeft }: GridShape,
  withControl: boolean,
): number | null {
  const rowStart = from - (from % columns)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + (rightToLeft ? -1 : 1),
    ArrowLeft: from + (rightToLeft ? 1 : -1),
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    PageDown: from + columns * pageRows,
    PageUp: from - columns * pageRows,
    Home: withControl ? 0 : rowStart,
    End: withControl ? count - 1 : rowStart + columns - 1,
  }
  const to = steps[key]
  if (to === undefined || count === 0) return null
  // Above the first row and below the last one there is nothing to go to, unless by whole pages.
  if ((key === 'ArrowUp' && to < 0) || (key === 'ArrowDown' && rowStart + columns >= count)) return from
  return Math.min(Math.max(to, 0), count - 1)
}

export interface GridShape {
  /** How many cards there are. */
  readonly count: number
  readonly columns: number
  /** How many rows a page of the window has. */
  readonly pageRows: number
  readonly rightToLeft: boolean
}
