import type { Brand } from '../../../brand/schema.ts'

/** The looks whose heading has the width of the page above its things, rather than a column beside them. */
export const GREETS_WIDE: ReadonlySet<Brand['layout']['nextThings']> = new Set(['stubs', 'slips'])
