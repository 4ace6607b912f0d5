import type { MainMarket } from '../../../brand/layout-schema.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { columns as row, three } from './market-columns.css.ts'

/** The class of what holds columns. */
export const columnsClass = (columns: readonly MainMarket[]): string => cx(row, columns.length > 2 && three)
