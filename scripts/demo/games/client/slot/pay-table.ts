/** What a slot's symbols pay at one coin a line. */
import { formatDecimal } from '../../../../../src/i18n/format/format.ts'
import { el, type Child } from '../dom.ts'
import type { Shell } from '../shell.ts'

export interface SlotTable {
  readonly lines: readonly (readonly number[])[] | null
  readonly coins: number
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly scatterPays: readonly number[]
  readonly freeSpins: readonly number[]
}

export function payTable({ page, word }: Shell, { pays, scatterPays, freeSpins, coins }: SlotTable): Child {
  const card = (symbol: string, rows: readonly string[]): HTMLElement =>
    el(
      'li',
      { class: 'pay' },
      el('img', { src: `${page.art}${symbol}.webp`, alt: '', width: 56, height: 56, loading: 'lazy' }),
      el('ul', {}, ...rows.map((row) => el('li', { class: 'figure' }, row))),
    )
  // A number names its column; integer keys such as 10 come first in an object, so the order is given.
  const order = ['high1', 'high2', 'high3', 'high4', 'A', 'K', 'Q', 'J', '10']
  const times = (pay: number): string => formatDecimal(String(Math.round(pay * 100) / 100), page.language)
  return el(
    'ul',
    { class: 'pay-table' },
    ...order.map((symbol) =>
      card(
        symbol,
        (pays[symbol] ?? []).map((pay, index) => `${index + 3} × ${times(pay / coins)}`),
      ),
    ),
    card('wild', []),
    card(
      'scatter',
      scatterPays.map((pay, index) => `${index + 3} × ${times(pay)} + ${freeSpins[index] ?? 0} ${word('freeSpins')}`),
    ),
  )
}
