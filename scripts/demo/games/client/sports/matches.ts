/** The matches: those that can be bet on with their prices, and those that are played. */
import { countdown } from '../clock.ts'
import { el, show } from '../dom.ts'
import type { Shell } from '../shell.ts'
import { oddsWriter, type Fixture, type Table } from './shapes.ts'

export interface Matches {
  readonly element: HTMLElement
  draw(table: Pick<Table, 'open' | 'live'>): void
  /** Says how long it is to each kick-off and each end. @param now milliseconds since 1970, at the server */
  tick(now: number): void
}

interface Choosing {
  isChosen(fixture: Fixture, pick: string): boolean
  choose(fixture: Fixture, pick: string): void
}

export function createMatches({ page, word }: Shell, { isChosen, choose }: Choosing): Matches {
  const odds = oddsWriter(page.language)
  const open = el('ul', { class: 'matches' })
  const live = el('ul', { class: 'matches playing' })
  const element = el(
    'section',
    { class: 'list' },
    el('h2', {}, word('matches')),
    open,
    el('h2', {}, word('playing')),
    live,
  )
  const price = (fixture: Fixture, pick: string, value: number): HTMLElement =>
    el(
      'button',
      {
        type: 'button',
        class: 'price',
        'aria-pressed': String(isChosen(fixture, pick)),
        'data-key': `${fixture.id}/${pick}`,
        onclick: () => choose(fixture, pick),
      },
      // Eyes see whose it is by where it stands.
      el('span', { class: 'visually-hidden' }, `${fixture.home} ${word('versus')} ${fixture.away}:`),
      ' ',
      el('span', {}, word(pick)),
      ' ',
      el('b', { class: 'figure' }, odds(value)),
    )
  return {
    element,
    draw: (table) => {
      const focused = document.activeElement?.getAttribute('data-key')
      show(
        open,
        ...table.open.map((fixture) =>
          el(
            'li',
            { class: 'match' },
            el(
              'div',
              { class: 'teams' },
              el('b', {}, fixture.home),
              el('b', {}, fixture.away),
              el('small', { class: 'quiet figure', 'data-starts': fixture.startsAt }),
            ),
            el(
              'div',
              { class: 'prices' },
              ...Object.entries(fixture.odds).map(([pick, value]) => price(fixture, pick, value)),
            ),
          ),
        ),
      )
      show(
        live,
        ...table.live.map(({ home, away, endsAt }) =>
          el(
            'li',
            { class: 'match is-live' },
            el('div', { class: 'teams' }, el('b', {}, home), el('b', {}, away)),
            el('span', { class: 'figure', 'data-ends': endsAt }),
          ),
        ),
      )
      if (focused) open.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus()
    },
    tick: (now) => {
      for (const mark of open.querySelectorAll<HTMLElement>('[data-starts]'))
        show(mark, word('startsIn', { time: countdown(Number(mark.dataset['starts']) - now) }))
      for (const mark of live.querySelectorAll<HTMLElement>('[data-ends]'))
        show(mark, countdown(Number(mark.dataset['ends']) - now))
    },
  }
}
