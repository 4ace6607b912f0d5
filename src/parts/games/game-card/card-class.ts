/** The classes that draw a look with a brand's facts. */
import type { Brand } from '../../../brand/schema.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as table from '../table-card/table-card.css.ts'
import { isTableLook, type CardLook, type ListLook, type TableLook } from './card-props.ts'
import * as css from './game-card.css.ts'
import type { grids } from './game-cards.css.ts'

export type FactsLook = Brand['layout']['facts']

/** Whether a look tells facts below the name: a drop-down's has no room, and rows have columns of their own. */
const tells = (look: CardLook): boolean => look === 'framed' || look === 'poster' || look === 'portrait'

const drawn = (frame: string, look: CardLook, facts: FactsLook) =>
  cx(frame, css.looks[look], tells(look) && css.factsLooks[facts])

export const cardClass = (look: CardLook, facts: FactsLook): string =>
  look === 'row' ? cx(css.row, css.looks.row) : drawn(css.card, look, facts)

/** Where a card will stand. @param waits whether it shows that it is waited for */
export const placeClass = (look: CardLook | TableLook, facts: FactsLook, waits = false): string => {
  if (look === 'row') return css.rowPlace
  const place = isTableLook(look)
    ? cx(table.cards[look], table.places[look], look === 'slips' && css.looks.slips)
    : drawn(css.place, look, facts)
  return cx(place, waits && css.breathing)
}

/** Which cards stand in how many columns. */
export type GridLook = keyof typeof grids
export const gridLook = (look: ListLook, facts: FactsLook): GridLook =>
  look === 'framed' && facts === 'cells' ? 'sheet' : look
