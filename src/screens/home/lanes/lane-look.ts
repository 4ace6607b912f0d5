import type { Brand } from '../../../brand/schema.ts'
import type { CardLook } from '../../../parts/games/game-card/card-props.ts'

/** How the games of a lane are drawn: a row of facts has no room beside another. */
export const laneLook = ({ card }: Brand['layout']): CardLook => (card === 'row' ? 'framed' : card)
