/** The classes that draw a look with a brand's facts. */
import type { Brand } from '../../../brand/schema.ts'
import { cx } from '../../../ui/layout/cx.ts'
import type { CardLook, FrameLook } from './card-props.ts'
import * as css from './game-card.css.ts'
import type { grids } from './game-cards.css.ts'

export type FactsLook = Brand['layout']['facts']

/** Whether a look tells facts below the name: a drop-down's has no room, and rows have columns of their own. */
const tells = (look: FrameLook): boolean => look === 'framed' || look === 'poster' || look === 'portrait'

const drawn = (frame: string, look: FrameLook, facts: FactsLook) =>
  cx(frame, css.looks[look], tells(look) && css.factsLooks[facts])

export const cardClass = (look: FrameLook, facts: FactsLook): string =>
  look === 'row' ? cx(css.row, css.looks.row) : drawn(css.card, look, facts)

/** Where a card will stand. @param waits whether it shows that it is waited for */
export const placeClass = (look: FrameLook, facts: FactsLook, waits = false): string =>
  look === 'row' ? css.rowPlace : cx(drawn(css.place, look, facts), waits && css.breathing)

/** Which cards stand in how many columns. */
export type GridLook = keyof typeof grids
export const gridLook = (look: CardLook, facts: FactsLook): GridLook =>
  look === 'framed' && facts === 'cells' ? 'sheet' : look
