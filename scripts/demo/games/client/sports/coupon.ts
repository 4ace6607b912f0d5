/** The coupon: what was chosen, what it pays together, and what can be taken off it again. */
import { together } from '../../rules/coupon.ts'
import { shareOf } from '../../rules/share.ts'
import { el, show } from '../dom.ts'
import { icon } from '../icons.ts'
import type { Shell } from '../shell.ts'
import { oddsWriter, type NamedLeg } from './shapes.ts'

export interface Coupon {
  readonly element: HTMLElement
  /** @param stake minor units */
  draw(legs: readonly NamedLeg[], stake: bigint): void
}

/** @param remove takes a fixture off */
export function createCoupon({ page, word, money }: Shell, remove: (fixture: string) => void): Coupon {
  const odds = oddsWriter(page.language)
  const list = el('ul', { class: 'legs' })
  const sum = el('p', { class: 'sum figure' })
  const leg = ({ fixture, pick, home, away, odds: price }: NamedLeg): HTMLElement =>
    el(
      'li',
      { class: 'leg' },
      el('span', {}, el('b', {}, word(pick)), el('small', { class: 'quiet' }, `${home} ${word('versus')} ${away}`)),
      el('b', { class: 'figure' }, odds(price)),
      el(
        'button',
        {
          type: 'button',
          class: 'sign',
          'aria-label': `${word('remove')}: ${home} ${word('versus')} ${away}`,
          onclick: () => remove(fixture),
        },
        icon('close'),
      ),
    )
  return {
    element: el('section', { class: 'coupon' }, el('h2', {}, word('coupon')), list, sum),
    draw: (legs, stake) => {
      if (legs.length === 0) {
        show(list, el('li', { class: 'quiet' }, word('couponEmpty')))
        show(sum)
        return
      }
      const all = together(legs)
      show(list, ...legs.map((each) => leg(each)))
      show(
        sum,
        el('span', {}, `${word('odds')} ${odds(all)}`),
        el('b', {}, `${word('possible')} ${money.format(shareOf(stake, BigInt(all), 100n))}`),
      )
    },
  }
}
