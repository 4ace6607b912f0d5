import type { Brand } from '../../../brand/schema.ts'

const ROWS: Readonly<Record<Brand['layout']['board'], 'prints' | 'words' | null>> = {
  boxes: null,
  paper: 'prints',
  lines: 'words',
  cells: null,
}

/** How a board looks that has its sports in a row above it; `null` for one that has a column beside it. */
export const sportRowOf = ({ board }: Brand['layout']): 'prints' | 'words' | null => ROWS[board]
