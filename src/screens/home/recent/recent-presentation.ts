import type { Brand } from '../../../brand/schema.ts'
import type { CardLook } from '../../../parts/games/game-card/card-props.ts'

/** How a brand shows what was played last. */
export const recentPresentation = ({ recent, card }: Brand['layout']): CardLook =>
  recent === 'small' ? 'compact' : card
