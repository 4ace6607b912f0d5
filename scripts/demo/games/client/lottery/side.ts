/** What stands beside the numbers: the player's tickets, and what was drawn before. */
import type { Round } from '../connection.ts'
import { el, show } from '../dom.ts'
import type { Shell } from '../shell.ts'
import { createBetList } from '../waiting/list.ts'
import { ball, balls } from './balls.ts'
import { ticketOf, type Table } from './shapes.ts'

export interface Side {
  readonly element: HTMLElement
  drawTickets(waiting: readonly Round[]): void
  /** All but the last one, which stands above. */
  drawResults(held: Table['held']): void
}

export function createSide(shell: Shell): Side {
  const { word } = shell
  const results = el('ol', { class: 'results' })
  const tickets = createBetList(shell, 'tickets', word('waiting'), (round, { won, end }) => {
    const { numbers, bet, numero } = ticketOf(round)
    return el(
      'li',
      { class: won ? 'ticket won' : 'ticket' },
      el('span', {}, el('b', {}, word(bet)), el('small', { class: 'quiet figure' }, ` ${numero}`)),
      el('span', { class: 'balls' }, ...numbers.map((number) => ball(String(number)))),
      el('span', { class: 'figure' }, end),
    )
  })
  return {
    element: el(
      'section',
      { class: 'side' },
      el('h2', {}, word('tickets')),
      tickets.element,
      el('h2', {}, word('results')),
      results,
    ),
    drawTickets: tickets.draw,
    drawResults: ([, ...older]) =>
      show(
        results,
        ...older.map(({ numero, numbers }) =>
          el('li', {}, el('span', { class: 'figure quiet' }, numero), balls(numbers)),
        ),
      ),
  }
}
