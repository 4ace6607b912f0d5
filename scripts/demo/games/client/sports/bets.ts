/** The bets that run, and the last that ended, leg by leg. */
import { el } from '../dom.ts'
import type { Shell } from '../shell.ts'
import { createBetList, type BetList } from '../waiting/list.ts'
import { betOf, oddsWriter } from './shapes.ts'

export function createBets(shell: Shell): BetList {
  const { page, word, money } = shell
  const odds = oddsWriter(page.language)
  const list = createBetList(shell, 'bets', word('open'), (round, { won, end }) => {
    const bet = betOf(round)
    return el(
      'li',
      { class: won ? 'bet won' : 'bet' },
      el(
        'ul',
        {},
        ...bet.legs.map(({ home, away, score, pick, right }) =>
          el(
            'li',
            { class: right === undefined ? '' : right ? 'right' : 'wrong' },
            `${home} ${word('versus')} ${away}${score ? ` ${score.home}:${score.away}` : ''} · ${word(pick)}`,
          ),
        ),
      ),
      el('span', { class: 'figure' }, `${money.format(round.stake)} × ${odds(bet.odds)}`),
      el('b', { class: 'figure' }, end),
    )
  })
  return {
    element: el('section', { class: 'mine' }, el('h2', {}, word('bets')), list.element),
    draw: list.draw,
  }
}
