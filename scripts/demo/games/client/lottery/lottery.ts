/** A lottery's page: choose numbers, bet on the next draw, and wait for it. */
import { setBackdrop } from '../backdrop.ts'
import { countdown, everyTick, serverTime, setServerTime } from '../clock.ts'
import { el, isResting, setResting, show } from '../dom.ts'
import { setPanel } from '../panel.ts'
import type { Shell } from '../shell.ts'
import { createStake } from '../stake.ts'
import { createWaiting } from '../waiting/waiting.ts'
import { balls } from './balls.ts'
import { createChoice } from './choice.ts'
import { tableOf } from './shapes.ts'
import { createSide } from './side.ts'

/** After a draw is held, its result is asked for; this long after, in milliseconds. */
const AFTER = 900

/** The numbers that the player brings along, as the page's address says them. */
const brought = (): number[] =>
  (new URLSearchParams(location.search).get('numbers') ?? '').split('-').filter(Boolean).map(Number)

export function start(shell: Shell): void {
  const { page, stage, bar, word } = shell
  setPanel({ rules: 'lotteryRules' })
  let table = tableOf(page.table)
  setServerTime(table.now)

  const stake = createStake(shell, () => draw())
  const betButton = el('button', { type: 'button', class: 'main-button' }, word('bet'))
  const clock = el('output', { class: 'figure clock', role: 'timer' })
  const clockName = el('span', {})
  const numero = el('span', { class: 'figure quiet' })
  const last = el('div', { class: 'last', role: 'status' })
  const choice = createChoice(shell, table.bets, brought(), () => draw())
  const side = createSide(shell)
  const next = el(
    'section',
    { class: 'next' },
    el('div', {}, el('h2', {}, word('nextDraw')), numero),
    el('p', { class: 'timer' }, clockName, clock),
    last,
  )
  stage.classList.add('boards')
  setBackdrop(stage, page.art)
  stage.append(el('div', { class: 'board' }, next, choice.element, side.element))
  bar.append(stake.element, betButton)

  const draw = (): void => {
    choice.draw(stake.value)
    setResting(betButton, waiting.busy || choice.picked === null || serverTime() >= table.next.closeTime)
  }
  const drawResults = (): void => {
    const [newest] = table.held
    show(last, newest && el('span', { class: 'figure quiet' }, newest.numero), newest && balls(newest.numbers))
    side.drawResults(table.held)
  }

  const waiting = createWaiting(shell, {
    take: (told) => {
      table = tableOf(told)
      setServerTime(table.now)
      drawResults()
    },
    draw: () => {
      side.drawTickets(waiting.running)
      draw()
    },
  })
  const place = async (): Promise<void> => {
    const { picked } = choice
    if (!picked) return
    const round = await waiting.place({ stake: stake.text, ...picked, numero: table.next.numero }, stake.value)
    if (round) choice.clear()
    draw()
  }
  betButton.addEventListener('click', () => void place())

  const tick = (): void => {
    const now = serverTime()
    const { closeTime, openTime } = table.next
    const open = now < closeTime
    show(clockName, word(open ? 'closesIn' : 'drawsIn'))
    show(clock, countdown((open ? closeTime : openTime) - now))
    show(numero, table.next.numero)
    if (!open && !isResting(betButton)) draw()
    if (now >= openTime + AFTER && waiting.idle > AFTER) void waiting.refresh()
  }
  drawResults()
  side.drawTickets(waiting.running)
  draw()
  tick()
  everyTick(tick)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void waiting.refresh()
  })
  shell.say(word('ready'))
}
