/** The lists that draws stand in, and their items, as each brand draws them. */
import * as cards from './draw-cards.css.ts'
import * as tickets from './draw-tickets.css.ts'

export const LISTS = { rows: tickets.rows, tickets: tickets.tickets, cards: cards.draws } as const
export const ITEMS = { rows: tickets.row, tickets: tickets.ticket, cards: cards.draw } as const
