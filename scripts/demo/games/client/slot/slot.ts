/** A slot's page: spin, and spin the free spins that come. */
import { setBackdrop } from '../backdrop.ts'
import { openRoundIn, type Round } from '../connection.ts'
import { el, isCalm, setResting, show, wait } from '../dom.ts'
import { icon } from '../icons.ts'
import { setPanel } from '../panel.ts'
import { openRoundOf, type Shell } from '../shell.ts'
import { createStake } from '../stake.ts'
import { firstGrid } from './first-grid.ts'
import { payTable, type SlotTable } from './pay-table.ts'
import { createReels, type Hit } from './reels.ts'

interface Spun {
  readonly grid: readonly (readonly number[])[]
  readonly hits: readonly Hit[]
  /** What this spin won, and the round so far: decimal strings. */
  readonly spun: string
  readonly won: string
  readonly free: number
  readonly left: number
  readonly total: number
}

/** From so many stakes on, a win is called big. */
const BIG = 15n
/** Between free spins, so that each is seen, in milliseconds. */
const BETWEEN = 900

export function start(shell: Shell): void {
  const { page, stage, bar, word, money } = shell
  // The shape is that of the server's `kinds/slot.ts`.
  const table = page.table as unknown as SlotTable
  setPanel({ rules: 'slotRules', pays: () => payTable(shell, table) })
  const reels = createReels(page.art)
  const stake = createStake(shell)
  const spinButton = el(
    'button',
    { type: 'button', class: 'main-button spin' },
    icon('spin'),
    el('span', {}, word('spin')),
  )
  const won = el('output', { class: 'figure' }, money.format('0'))
  const free = el('p', { class: 'free', hidden: true })
  const banner = el('div', { class: 'banner', hidden: true, 'aria-hidden': 'true' })
  stage.classList.add('slot')
  setBackdrop(stage, page.art)
  stage.append(
    el('img', { class: 'title', src: `${page.art}title.webp`, alt: '', width: 640, height: 260 }),
    el(
      'div',
      { class: 'machine' },
      el(
        'div',
        { class: 'crown' },
        el('span', {}, table.lines ? word('lines', { count: table.lines.length }) : word('ways')),
        free,
      ),
      reels.element,
      banner,
    ),
  )
  bar.append(stake.element, spinButton, el('div', { class: 'label won' }, el('span', {}, word('win')), won))

  let busy = false
  const rest = (): void => {
    busy = false
    stake.enable(true)
    setResting(spinButton, false)
  }
  const begin = (): void => {
    busy = true
    stake.enable(false)
    setResting(spinButton, true)
    banner.hidden = true
  }

  const spin = async (): Promise<void> => {
    if (busy || shell.host.paused) return
    begin()
    const bet = stake.value
    shell.say('')
    show(won, money.format('0'))
    if (bet <= shell.balance) shell.hold(bet)
    await follow(shell.play({ stake: stake.text }, bet), bet)
    // Another tab has left its free spins: they come first.
    if (left) await follow(shell.step(left), money.read(left.stake))
    left = null
    rest()
  }

  /** Shows a turn, and goes on while free spins are left. */
  const follow = async (asked: Promise<Round | null>, bet: bigint): Promise<void> => {
    await reels.turn(asked.then((round) => (round ? spunOf(round).grid : null)))
    const round = await asked
    if (!round) return
    const spun = spunOf(round)
    shell.remember(round)
    shell.setBalance(round.balance)
    reels.light(spun.hits, table.lines)
    await celebrate(spun, bet)
    drawFree(spun)
    if (round.status !== 'open') return
    await wait(isCalm() ? 250 : BETWEEN)
    // Nobody looks on meanwhile.
    await shell.host.resumed()
    shell.say(word('freeLeft', { left: spun.left, total: spun.total }))
    await follow(shell.step(round), bet)
  }

  const celebrate = async (spun: Spun, bet: bigint): Promise<void> => {
    const amount = money.read(spun.spun)
    show(won, money.format(spun.won))
    if (spun.free > 0)
      shell.say(`${word('won', { amount: money.format(amount) })} ${word('freeWon', { count: spun.free })}`, 'good')
    else shell.sayResult('', amount, spun.total > 0 ? 0n : bet)
    if (amount < bet * BIG) return
    show(banner, el('b', {}, word('bigWin')), el('span', { class: 'figure' }, money.format(amount)))
    banner.hidden = false
    await wait(isCalm() ? 400 : 1500)
  }

  const drawFree = ({ left, total }: Spun): void => {
    free.hidden = left === 0
    show(free, word('freeLeft', { left, total }))
    stage.classList.toggle('is-free', left > 0)
  }

  let left: Round | null = null
  stage.addEventListener('refused', (event) => {
    left = event instanceof CustomEvent ? openRoundIn(event.detail) : null
  })
  spinButton.addEventListener('click', () => void spin())
  document.addEventListener('keydown', (event) => {
    const inDialog = document.querySelector('dialog[open]') !== null
    if (event.code !== 'Space' || event.repeat || inDialog || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    void spin()
  })

  const open = openRoundOf(shell)
  if (open) {
    begin()
    const spun = spunOf(open)
    reels.show(spun.grid)
    drawFree(spun)
    show(won, money.format(spun.won))
    shell.host.tell({ type: 'round', state: 'open' })
    shell.say(word('resumed'))
    void wait(BETWEEN)
      .then(shell.host.resumed)
      .then(() => follow(shell.step(open), money.read(open.stake)))
      .then(rest)
    return
  }
  reels.show(firstGrid(page.gameId))
  shell.say(word('ready'))
}

/** The shape is that of the server's `kinds/slot.ts`. */
const spunOf = ({ shown }: Pick<Round, 'shown'>): Spun => shown as unknown as Spun
