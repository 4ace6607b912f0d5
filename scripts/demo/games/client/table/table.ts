/** A table's page: chips on spots, then what is dealt, spun or thrown, and what comes back. */
import type { Round } from '../connection.ts'
import { el, isCalm, setResting, show, wait } from '../dom.ts'
import { icon } from '../icons.ts'
import { setPanel } from '../panel.ts'
import type { Shell } from '../shell.ts'
import { chipFace, createRack } from './chips.ts'
import { beadOf, type Outcome } from './outcome.ts'
import { createScene } from './scenes.ts'
import { spotsOf } from './spots.ts'

/** How many past rounds the strip shows. */
const BEADS = 24

const RULES: Readonly<Record<string, string>> = {
  baccarat: 'baccaratRules',
  'dragon-tiger': 'dragonTigerRules',
  roulette: 'rouletteRules',
  sicbo: 'sicboRules',
}

export function start(shell: Shell): void {
  const { page, stage, bar, word, money } = shell
  setPanel({ rules: RULES[page.kind] ?? '' })
  const laid = new Map<string, bigint>()
  let before = new Map<string, bigint>()
  let busy = false
  const rack = createRack(shell)
  const scene = createScene(shell)
  const beads = el('ol', { class: 'beads', 'aria-hidden': 'true' })
  const total = el('output', { class: 'figure' })
  const dealButton = el('button', { type: 'button', class: 'main-button' }, word('bet'))
  const clearButton = el('button', { type: 'button', class: 'sign round', 'aria-label': word('clear') }, icon('undo'))
  const againButton = el('button', { type: 'button', class: 'sign round', 'aria-label': word('again') }, icon('again'))
  const spots = spotsOf(page.kind, word, page.language)
  const buttons = new Map(
    spots.map(({ id, label, pays, className, name }) => [
      id,
      el(
        'button',
        { type: 'button', class: `spot ${className}`, 'data-spot': id, onclick: () => lay(id) },
        // A short label is for the eye alone where it has a longer name. The blanks part what is read out in a row.
        el('span', { class: 'spot-name', 'aria-hidden': name !== undefined && 'true' }, label),
        name !== undefined && el('span', { class: 'visually-hidden' }, name),
        ' ',
        pays !== '' && el('small', {}, pays),
        ' ',
        el('span', { class: 'laid' }),
      ),
    ]),
  )
  for (const { id, place } of spots) {
    const style = buttons.get(id)?.style
    style?.setProperty('--column', String(place?.column ?? 1))
    style?.setProperty('--row', String(place?.row ?? 1))
  }
  stage.classList.add('table', `table-${page.kind}`)
  stage.append(scene.element, beads, el('div', { class: `felt felt-${page.kind}` }, ...buttons.values()))
  bar.append(
    rack.element,
    el('div', { class: 'label' }, el('span', {}, word('totalBet')), total),
    clearButton,
    againButton,
    dealButton,
  )

  const sum = (): bigint => [...laid.values()].reduce((all, amount) => all + amount, 0n)

  const draw = (): void => {
    for (const [id, button] of buttons) {
      const amount = laid.get(id)
      const mark = button.querySelector('.laid')
      const exact = amount !== undefined && el('span', { class: 'visually-hidden' }, money.format(amount))
      if (mark) show(mark, amount !== undefined && chipFace(shell, amount, rack.hueOf(amount)), exact)
      setResting(button, busy)
    }
    show(total, money.format(sum()))
    setResting(dealButton, busy || laid.size === 0)
    setResting(clearButton, busy || laid.size === 0)
    setResting(againButton, busy || before.size === 0)
  }

  const lay = (id: string): void => {
    if (busy) return
    const next = sum() + rack.value
    if (next > shell.balance) {
      shell.say(word('insufficient'), 'bad')
      return
    }
    if (next > money.read(page.limits.max)) {
      shell.say(word('limits', { min: money.format(page.limits.min), max: money.format(page.limits.max) }), 'bad')
      return
    }
    unlight()
    laid.set(id, (laid.get(id) ?? 0n) + rack.value)
    draw()
  }

  const unlight = (): void => {
    for (const button of buttons.values()) button.classList.remove('won')
  }

  const play = async (): Promise<void> => {
    if (busy || laid.size === 0 || shell.host.paused) return
    busy = true
    unlight()
    draw()
    shell.say('')
    const stake = sum()
    shell.hold(stake)
    const chips = Object.fromEntries([...laid].map(([id, amount]) => [id, money.write(amount)]))
    const round = await shell.play({ chips }, stake)
    if (round) await reveal(round)
    busy = false
    draw()
  }

  const reveal = async (round: Round): Promise<void> => {
    const { outcome, returns } = shownOf(round)
    await scene.play(outcome)
    before = new Map(laid)
    laid.clear()
    shell.remember(round)
    shell.setBalance(round.balance)
    for (const [id, back] of Object.entries(returns)) if (money.read(back) > 0n) buttons.get(id)?.classList.add('won')
    const win = money.read(round.win)
    shell.sayResult(scene.say(outcome), win, money.read(round.stake))
    bead(outcome, true)
    if (!isCalm()) await wait(350)
  }

  const bead = (outcome: Outcome, fresh = false): void => {
    const { text, tone } = beadOf(outcome, word)
    beads.prepend(el('li', { class: fresh ? 'bead fresh' : 'bead', 'data-tone': tone }, text))
    while (beads.children.length > BEADS) beads.lastElementChild?.remove()
  }

  clearButton.addEventListener('click', () => {
    laid.clear()
    draw()
  })
  againButton.addEventListener('click', () => {
    const again = [...before.values()].reduce((all, amount) => all + amount, 0n)
    if (again > shell.balance) {
      shell.say(word('insufficient'), 'bad')
      return
    }
    unlight()
    laid.clear()
    for (const [id, amount] of before) laid.set(id, amount)
    draw()
  })
  dealButton.addEventListener('click', () => void play())
  document.addEventListener('keydown', (event) => {
    const elsewhere = document.querySelector('dialog[open]') !== null || event.target instanceof HTMLButtonElement
    if (event.code !== 'Space' || event.repeat || elsewhere) return
    event.preventDefault()
    void play()
  })
  for (const round of shell.recent.toReversed()) bead(shownOf(round).outcome)
  draw()
  shell.say(word('readyChips'))
}

interface Shown {
  readonly outcome: Outcome
  /** What came back, by spot: decimal strings. */
  readonly returns: Readonly<Record<string, string>>
}

/** The shape is that of the server's `kinds/table.ts`. */
const shownOf = ({ shown }: Pick<Round, 'shown'>): Shown => shown as unknown as Shown
