/** A card room's page: put in an ante, see four cards, stay or fold, and see who takes the pot. */
import { setBackdrop } from '../backdrop.ts'
import { openRoundIn, type Round } from '../connection.ts'
import { el, isCalm, setResting, show, wait } from '../dom.ts'
import { setPanel } from '../panel.ts'
import { openRoundOf, type Shell } from '../shell.ts'
import { createStake } from '../stake.ts'
import { cardsName, handName, rankList } from './ranks.ts'
import { createSeat } from './seat.ts'
import { dealtOf, endedOf, othersOf, type Dealt } from './shapes.ts'

type Choice = 'stay' | 'fold'

export function start(shell: Shell): void {
  const { page, stage, bar, word, money } = shell
  setPanel({ rules: 'niuniuRules', paysTitle: 'ranks', pays: () => rankList(shell) })
  const own = createSeat(shell, word('you'))
  const others = othersOf(page.table).map(({ name, picture }) => createSeat(shell, name, picture))
  const seats = [own, ...others]
  const pot = el('output', { class: 'figure', 'aria-live': 'off' })
  const rake = el('small', { class: 'quiet figure' })
  const stake = createStake(shell)
  const button = (className: string, press: () => void): HTMLButtonElement =>
    el('button', { type: 'button', class: className, onclick: press })
  const dealButton = button('main-button', () => void begin())
  const stayButton = button('main-button', () => void decide('stay'))
  const foldButton = button('quiet-button', () => void decide('fold'))
  const before = el('div', { class: 'phase' }, stake.element, dealButton)
  const between = el('div', { class: 'phase' }, foldButton, stayButton)
  show(dealButton, word('deal'))
  show(foldButton, word('fold'))
  stage.classList.add('niuniu')
  setBackdrop(stage, page.art)
  stage.append(
    el(
      'div',
      { class: 'room' },
      el('ul', { class: 'others' }, ...others.map(({ element }) => element)),
      el('p', { class: 'pot' }, el('span', {}, word('pot')), pot, rake),
      el('ul', { class: 'mine' }, own.element),
    ),
  )
  bar.append(el('div', { class: 'phases' }, before, between))

  let busy = false
  let led = false
  /** The round that waits for a decision. */
  let held: Round | null = null

  const draw = (): void => {
    if (busy) led = bar.contains(document.activeElement)
    before.classList.toggle('away', held !== null)
    between.classList.toggle('away', held === null)
    stake.enable(!busy)
    for (const each of [dealButton, stayButton, foldButton]) setResting(each, busy)
    if (busy || !led) return
    led = false
    // Whoever plays by keyboard is led to what comes next, unless they are elsewhere by now.
    const { activeElement: at, body } = document
    if (at === body || at?.closest('.away')) (held ? stayButton : dealButton).focus()
  }
  const drawPot = (amount: string): void => show(pot, money.format(amount))

  const ask = ({ own: cards, pot: amount, rest }: Dealt): void => {
    drawPot(amount)
    show(stayButton, word('stay', { amount: money.format(rest) }))
    shell.say(`${word('yourCards', { cards: cardsName(cards) })} ${word('decide')}`)
  }

  const begin = async (): Promise<void> => {
    if (busy || held || shell.host.paused) return
    busy = true
    draw()
    shell.say('')
    const bet = stake.value
    if (bet <= shell.balance) shell.hold(bet)
    const round = await shell.play({ stake: stake.text }, bet)
    if (round) await showDealt(round)
    busy = false
    draw()
  }

  const showDealt = async (round: Round): Promise<void> => {
    for (const seat of seats) seat.clear()
    show(rake)
    shell.remember(round)
    shell.setBalance(round.balance)
    if (round.status !== 'open') return showEnded(round)
    const dealt = dealtOf(round)
    drawPot(dealt.pot)
    // All at once, since twenty cards one by one take long.
    const deals = seats.map(async (seat) => {
      for (let at = 0; at < 5; at += 1) await seat.deal(seat === own ? (dealt.own[at] ?? null) : null)
    })
    await Promise.all(deals)
    own.lay(dealt.own)
    held = round
    ask(dealt)
  }

  const decide = async (choice: Choice): Promise<void> => {
    if (busy || !held || shell.host.paused) return
    busy = true
    draw()
    const round = await shell.step(held, choice)
    if (round) {
      held = null
      await showEnded(round)
    }
    busy = false
    draw()
  }

  const showEnded = async (round: Round): Promise<void> => {
    const { hands, stayed, winner, pot: amount, rake: kept } = endedOf(round)
    for (const [at, seat] of seats.entries()) seat.decide(stayed[at] ?? false)
    drawPot(amount)
    if (!isCalm()) await wait(350)
    for (const [at, seat] of [...seats.entries()].toReversed()) {
      const hand = hands[at]
      if (hand) await seat.open(hand)
    }
    seats[winner]?.win()
    show(rake, word('rake', { amount: money.format(kept) }))
    shell.remember(round)
    shell.setBalance(round.balance)
    const rank = handName(hands[winner] ?? [], word)
    const name = seats[winner]?.name ?? ''
    const what = winner === 0 ? word('youTake', { rank }) : word('takes', { name, rank })
    shell.sayResult(what, money.read(round.win), money.read(round.stake))
  }

  document.addEventListener('keydown', (event) => {
    const elsewhere = document.querySelector('dialog[open]') !== null || event.target instanceof HTMLButtonElement
    if (event.code !== 'Space' || event.repeat || elsewhere) return
    event.preventDefault()
    void begin()
  })
  // Another tab may have left a round open.
  stage.addEventListener('refused', (event) => {
    const round = event instanceof CustomEvent && openRoundIn(event.detail)
    if (round) resume(round)
  })
  const resume = (round: Round): void => {
    held = round
    for (const seat of seats) seat.lay(seat === own ? dealtOf(round).own : [])
    ask(dealtOf(round))
    shell.host.tell({ type: 'round', state: 'open' })
    draw()
  }

  const open = openRoundOf(shell)
  if (open) resume(open)
  else {
    show(pot, money.format('0'))
    draw()
    shell.say(word('ready'))
  }
}
