/** Chips: which one is in the hand, and how an amount looks on the table. */
import { el, show } from '../dom.ts'
import type { Shell } from '../shell.ts'

/** Told apart by colour and by what they say. */
const HUES = 6

/** The face of a chip; large amounts are said short. */
export function chipFace({ page, money }: Shell, amount: bigint, hue: number): HTMLElement {
  const short = new Intl.NumberFormat(page.language, { notation: 'compact', maximumFractionDigits: 1 })
  // Short is for the eye alone: the exact amount is in the name.
  const text =
    amount % 10n ** BigInt(page.digits) === 0n
      ? short.format(amount / 10n ** BigInt(page.digits))
      : money.format(amount)
  // Some languages write the thousand apart, as a word of its own.
  const [figure = '', unit] = text.split(/\s/)
  const face = el('b', { class: figure.length > 3 && 'long' }, figure, unit && el('small', {}, unit))
  return el('span', { class: 'chip', 'data-hue': hue % HUES, 'aria-hidden': 'true' }, face)
}

export interface ChipRack {
  readonly element: HTMLElement
  /** The chip in the hand, in minor units. */
  readonly value: bigint
  /** The colour of an amount: that of the largest chip in it. */
  hueOf(amount: bigint): number
}

/** How many chips there are to choose from. */
const CHIPS = 5

export function createRack(shell: Shell): ChipRack {
  const { page, money, word } = shell
  const all = page.stakes.map((text) => money.read(text))
  // Few of many: the smallest, and steps up to the largest that make sense.
  const values = [0, 3, 4, 7, 8].flatMap((at) => all[at] ?? []).slice(0, CHIPS)
  let held = values[Math.min(1, values.length - 1)] ?? money.read(page.limits.min)
  const buttons = values.map((value, hue) =>
    el(
      'button',
      {
        type: 'button',
        class: 'chip-button',
        'aria-label': word('chip', { amount: money.format(value) }),
        onclick: () => take(value),
      },
      chipFace(shell, value, hue),
    ),
  )
  const take = (value: bigint): void => {
    held = value
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(values[index] === value))
  }
  take(held)
  const element = el('div', { class: 'rack', role: 'group', 'aria-label': word('stake') })
  show(element, ...buttons)
  return {
    element,
    get value() {
      return held
    },
    hueOf: (amount) =>
      Math.max(
        0,
        values.findLastIndex((value) => value <= amount),
      ),
  }
}
