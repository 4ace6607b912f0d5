/** The control of a stake: lower, the stake, higher. */
import { el, setResting, show } from './dom.ts'
import { icon } from './icons.ts'
import type { Shell } from './shell.ts'

export interface StakeControl {
  readonly element: HTMLElement
  /** A decimal string, as the wire takes it. */
  readonly text: string
  /** In minor units. */
  readonly value: bigint
  enable(on: boolean): void
}

/** Where the stake was left, so that a game begins with it next time. */
const KEPT = 'stake'

export function createStake({ page, money, word }: Shell, changed: () => void = () => {}): StakeControl {
  const { stakes } = page
  let at = Math.max(0, stakes.indexOf(kept() ?? ''))
  const value = el('output', { class: 'figure', 'aria-live': 'polite' })
  const lower = el('button', { type: 'button', class: 'sign round', 'aria-label': word('less') }, icon('minus'))
  const higher = el('button', { type: 'button', class: 'sign round', 'aria-label': word('more') }, icon('plus'))
  let enabled = true
  const text = (): string => stakes[at] ?? page.limits.min
  const draw = (): void => {
    show(value, money.format(text()))
    setResting(lower, !enabled || at === 0)
    setResting(higher, !enabled || at === stakes.length - 1)
  }
  const go = (by: number) => (): void => {
    at = Math.max(0, Math.min(stakes.length - 1, at + by))
    keep(text())
    draw()
    changed()
  }
  lower.addEventListener('click', go(-1))
  higher.addEventListener('click', go(1))
  draw()
  return {
    element: el(
      'div',
      { class: 'stake', role: 'group', 'aria-label': word('stake') },
      lower,
      el('div', { class: 'label' }, el('span', {}, word('stake')), value),
      higher,
    ),
    get text() {
      return text()
    },
    get value() {
      return money.read(text())
    },
    enable: (on) => {
      enabled = on
      draw()
    },
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT)
  } catch {
    // A frame may be refused its storage.
    return null
  }
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text)
  } catch {
    // Then it begins with the least.
  }
}
