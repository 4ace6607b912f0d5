/** The slip that the page around has handed over: what it was, and whether it is bet on now. */
import type { HandedBet } from './connection.ts'
import { el } from './dom.ts'
import type { Shell } from './shell.ts'

const WORDS: Readonly<Record<HandedBet['outcome'], string>> = {
  placed: 'slipPlaced',
  changed: 'slipChanged',
  closed: 'slipClosed',
  insufficient: 'insufficient',
}

/** Shows it above all else, and says what became of it. */
export function showSlips({ word, money, stage, page, host, say }: Shell, slips: readonly HandedBet[] = []): void {
  if (slips.length === 0) return
  const price = new Intl.NumberFormat(page.language, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  const bets = slips.map(({ outcome, stake, record, legs }) =>
    el(
      'article',
      { class: 'handed', 'data-outcome': outcome },
      el('p', { class: 'what' }, el('b', {}, word(WORDS[outcome]))),
      el(
        'ul',
        {},
        ...legs.map((leg) =>
          el(
            'li',
            {},
            el('span', {}, `${leg.choice} · ${leg.market} · ${leg.event}`),
            el('b', { class: 'figure' }, price.format(Number(leg.price))),
          ),
        ),
      ),
      el('p', { class: 'figure' }, `${word('stake')} ${money.format(money.read(stake))} · ${record}`),
    ),
  )
  stage.prepend(el('section', { class: 'slips', 'aria-label': word('slip') }, el('h2', {}, word('slip')), ...bets))
  const refused = slips.find(({ outcome }) => outcome !== 'placed')
  say(word(WORDS[refused?.outcome ?? 'placed']), refused ? 'bad' : 'good')
  // What was placed has left the wallet.
  if (slips.some(({ outcome }) => outcome === 'placed')) host.tell({ type: 'balance', changed: true })
}
