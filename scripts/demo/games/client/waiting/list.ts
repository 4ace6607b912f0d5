/** The bets that run, and below them the last that have ended. */
import type { Round } from '../connection.ts'
import { el, show } from '../dom.ts'
import type { Shell } from '../shell.ts'

/** How many that have ended are shown. */
const ENDED = 8

export interface BetList {
  readonly element: HTMLElement
  draw(running: readonly Round[]): void
}

/** How a bet stands. */
export interface Standing {
  readonly won: boolean
  /** What it brought or cost; `waiting` while it runs. */
  readonly end: string
}

/** @param waiting what is said of a bet that runs */
export function createBetList(
  { word, money, recent }: Shell,
  className: string,
  waiting: string,
  item: (round: Round, standing: Standing) => HTMLElement,
): BetList {
  const element = el('ul', { class: className })
  const standingOf = ({ status, win, stake }: Round): Standing => {
    const won = money.read(win) > 0n
    const end = won ? `+${money.format(win)}` : `−${money.format(stake)}`
    return { won, end: status === 'open' ? waiting : end }
  }
  return {
    element,
    draw: (running) => {
      const all = [...running, ...recent.filter(({ status }) => status !== 'open').slice(0, ENDED)]
      show(
        element,
        ...(all.length === 0
          ? [el('li', { class: 'quiet' }, word('noHistory'))]
          : all.map((round) => item(round, standingOf(round)))),
      )
    },
  }
}
