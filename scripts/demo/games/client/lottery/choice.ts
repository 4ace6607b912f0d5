/** What is bet on: the kind of bet, and its numbers, chosen by hand or drawn by the page. */
import { formatDecimal } from '../../../../../src/i18n/format/format.ts'
import { shareOf } from '../../rules/share.ts'
import { el, show } from '../dom.ts'
import { icon } from '../icons.ts'
import type { Shell } from '../shell.ts'
import type { Bet } from './shapes.ts'

export interface Choice {
  readonly element: HTMLElement
  /** What a ticket says; `null` while numbers are missing. */
  readonly picked: { readonly bet: string; readonly numbers: readonly number[] } | null
  clear(): void
  /** @param stake minor units, for what it would win */
  draw(stake: bigint): void
}

/**
 * @param brought numbers to begin with: as many of them as the largest bet takes
 * @param changed is told of every change that the player makes
 */
export function createChoice(
  { page, word, money }: Shell,
  bets: readonly Bet[],
  brought: readonly number[],
  changed: () => void,
): Choice {
  const fitting = bets.filter(({ from, to, count }) => {
    const taken = brought.slice(0, count)
    return taken.length === count && taken.every((number) => number >= from && number <= to)
  })
  const [largest] = fitting.toSorted((a, b) => b.count - a.count)
  let bet = largest ?? bets[0]
  let chosen = largest ? brought.slice(0, largest.count) : []
  const picks = el('div', { class: 'numbers', role: 'group' })
  const pays = el('p', { class: 'pays figure' })
  const take = (kind: Bet): void => {
    bet = kind
    chosen = []
    changed()
  }
  const kinds = bets.map((kind) =>
    el('button', { type: 'button', class: 'kind', onclick: () => take(kind) }, word(kind.name)),
  )
  const random = el(
    'button',
    { type: 'button', class: 'quiet-button random', onclick: () => chooseAny() },
    icon('dice'),
    el('span', {}, word('random')),
  )

  /** Of two digits each has a place of its own. */
  const placesOf = ({ name }: Bet): number => (name === 'last2' ? 2 : 1)
  const label = ({ name, to }: Bet, number: number): string =>
    name.startsWith('last') ? String(number) : String(number).padStart(to === 18 ? 1 : 2, '0')

  const choose = (kind: Bet, number: number, place: number): void => {
    if (placesOf(kind) === 2) chosen = [0, 1].map((at) => (at === place ? number : (chosen[at] ?? -1)))
    else if (chosen.includes(number)) chosen = chosen.filter((it) => it !== number)
    else chosen = [...chosen, number].slice(-kind.count)
    const focused = [...picks.querySelectorAll('button')].findIndex((it) => it === document.activeElement)
    changed()
    picks.querySelectorAll('button')[focused]?.focus()
  }
  const chooseAny = (): void => {
    if (!bet) return
    const { from, to, count, name } = bet
    const all = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    chosen = Array.from({ length: count }, () => {
      const at = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
      return name.startsWith('last') ? (all[at % all.length] ?? from) : (all.splice(at % all.length, 1)[0] ?? from)
    })
    changed()
  }

  const pick = (kind: Bet, number: number, place: number): HTMLElement => {
    const single = placesOf(kind) === 1
    const on = single ? chosen.includes(number) : chosen[place] === number
    const order = kind.ordered && on && single && kind.count > 1 ? `${chosen.indexOf(number) + 1}. ` : ''
    return el(
      'button',
      { type: 'button', class: 'pick', 'aria-pressed': String(on), onclick: () => choose(kind, number, place) },
      order + label(kind, number),
    )
  }
  const drawNumbers = (kind: Bet): void => {
    const { from, to, count } = kind
    picks.setAttribute('aria-label', word('chooseCount', { count }))
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    show(
      picks,
      ...Array.from({ length: placesOf(kind) }, (_, place) =>
        el('div', { class: 'grid' }, ...numbers.map((number) => pick(kind, number, place))),
      ),
    )
  }
  const isFull = ({ count, from }: Bet): boolean => chosen.length === count && chosen.every((number) => number >= from)
  /** Hundredths. */
  const oddsOf = ({ odds, from }: Bet): number =>
    typeof odds === 'number' ? odds : (odds[(chosen[0] ?? from) - from] ?? 0)

  return {
    element: el(
      'section',
      { class: 'choose' },
      el('div', { class: 'kinds', role: 'group', 'aria-label': word('rules') }, ...kinds),
      picks,
      el('div', { class: 'row' }, random, pays),
    ),
    get picked() {
      return bet && isFull(bet) ? { bet: bet.name, numbers: chosen } : null
    },
    clear: () => {
      chosen = []
    },
    draw: (stake) => {
      for (const [index, button] of kinds.entries())
        button.setAttribute('aria-pressed', String(bets[index]?.name === bet?.name))
      if (!bet) return
      drawNumbers(bet)
      const each = oddsOf(bet)
      const win = money.format(shareOf(stake, BigInt(each), 100n))
      show(
        pays,
        isFull(bet) || typeof bet.odds === 'number'
          ? `${word('paysTimes', { times: formatDecimal((each / 100).toFixed(2), page.language) })} · ${win}`
          : word('chooseCount', { count: bet.count }),
      )
    },
  }
}
