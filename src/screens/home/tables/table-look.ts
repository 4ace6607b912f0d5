import type { Brand } from '../../../brand/schema.ts'

export type TableLook = 'wide' | 'row'

/** Tables stand as the brand's games do where those are rows; else below each other's pictures. */
export const tableLook = (card: Brand['layout']['card']): TableLook => (card === 'row' ? 'row' : 'wide')
