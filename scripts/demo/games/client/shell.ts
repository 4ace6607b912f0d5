/** What every game's page has: its name, the balance, a stage, a line that says what happened, a bar of controls. */
import {
  newRoundId,
  PlayRefusal,
  playRound,
  stepRound,
  type OpenRound,
  type Round,
  type TableState,
} from './connection.ts'
import { el, show } from './dom.ts'
import { createHost, type Host } from './host.ts'
import { icon } from './icons.ts'
import { createMoney, type Money } from './money.ts'
import type { readPage } from './page-data.ts'

export type Page = ReturnType<typeof readPage>
export type Values = Readonly<Record<string, string | number>>

export interface Shell {
  readonly page: Page
  readonly money: Money
  readonly host: Host
  readonly stage: HTMLElement
  readonly bar: HTMLElement
  readonly state: TableState
  /** The rounds of this game, the newest first. */
  readonly recent: Round[]
  /** The game's words, filled in. */
  word(key: string, values?: Values): string
  /** Says what happened, to eyes and screen readers. */
  say(text: string, tone?: 'plain' | 'good' | 'bad'): void
  /** In minor units. */
  readonly balance: bigint
  /** Shows a balance; `changed` tells the page around. */
  setBalance(amount: string, changed?: boolean): void
  /** Takes off what is staked, until the answer is there. */
  hold(stake: bigint): void
  /** Bets, and asks until there is an answer. @returns `null` where it was not taken; the line says why */
  play(bet: object, stake: bigint): Promise<Round | null>
  /** The next turn of an open round. @param choice what the player decides, where there is something to decide */
  step(round: Pick<Round, 'roundId' | 'turns'>, choice?: string): Promise<Round | null>
  /** Says what a round brought; less than its stake is no win, and is not called one. */
  sayResult(what: string, win: bigint, stake: bigint): void
  /** Keeps a round for the history. */
  remember(round: Round): void
}

/** How long a round that nothing answers waits before it is asked for again by itself, in milliseconds. */
const AGAIN = 10_000

/** @param openInfo shows what the info sign stands for */
export function createShell(page: Page, state: TableState, openInfo: (shell: Shell) => void): Shell {
  const host = createHost(page.host)
  const money = createMoney(page.language, page.digits)
  const word = (key: string, values: Values = {}): string =>
    (page.words[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  const balance = el('output', { class: 'figure', 'aria-live': 'off' })
  const line = el('p', { class: 'line', role: 'status' })
  const stage = el('main', { class: 'stage' })
  const bar = el('section', { class: 'bar', 'aria-label': word('controls') })
  const recent: Round[] = [...state.recent]
  let held = money.read(state.balance)
  let unanswered = false
  const shell: Shell = {
    page,
    money,
    host,
    stage,
    bar,
    state,
    recent,
    word,
    say: (text, tone = 'plain') => {
      // Nothing takes the place of a bet that nobody has answered.
      if (unanswered) return
      line.dataset['tone'] = tone
      show(line, text)
    },
    get balance() {
      return held
    },
    setBalance: (amount, changed = true) => {
      held = money.read(amount)
      show(balance, money.format(held))
      if (changed) host.tell({ type: 'balance', changed: true })
    },
    hold: (stake) => show(balance, money.format(held - stake)),
    play: (bet, stake) => {
      if (stake > held) {
        shell.say(word('insufficient'), 'bad')
        return Promise.resolve(null)
      }
      const roundId = newRoundId()
      host.tell({ type: 'round', state: 'open' })
      return ask(() => playRound(roundId, bet))
    },
    sayResult: (what, win, stake) => {
      const amount = money.format(win)
      const result = win === 0n ? word('lost') : word(win > stake ? 'won' : 'back', { amount })
      shell.say(`${what} ${result}`.trim(), win > stake ? 'good' : 'plain')
    },
    step: ({ roundId, turns }, choice) => ask(() => stepRound(roundId, turns, choice)),
    remember: (round) => {
      const at = recent.findIndex(({ roundId }) => roundId === round.roundId)
      if (at >= 0) recent.splice(at, 1)
      recent.unshift(round)
      recent.splice(20)
      if (round.status !== 'open') host.tell({ type: 'round', state: 'closed' })
    },
  }
  const ask = async (work: () => Promise<Round>): Promise<Round | null> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof PlayRefusal) {
        host.tell({ type: 'round', state: 'closed' })
        refuse(shell, error)
        return null
      }
      // Whether it was taken nobody knows here: it is asked for by the same id until the server says so.
      await again()
      return ask(work)
    }
  }
  /** Waits until it is worth another try: by the player's hand, with the network, or after a while. */
  const again = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const button = el('button', { type: 'button', class: 'line-button', onclick: () => resolve() }, word('retry'))
    shell.say(word('offline'), 'bad')
    line.append(' ', button)
    unanswered = true
    const timer = setTimeout(resolve, AGAIN)
    addEventListener('online', () => resolve(), { once: true })
    await promise
    clearTimeout(timer)
    unanswered = false
    shell.say('')
  }

  const info = el('button', { class: 'sign', type: 'button', 'aria-label': word('info') }, icon('info'))
  info.addEventListener('click', () => openInfo(shell))
  const head = el(
    'header',
    // The page around has the name, the way out and the balance: of a frame's own head stands what that leaves out.
    { class: host.framed ? 'head framed' : 'head' },
    info,
    el(
      'h1',
      {},
      el('span', {}, page.name),
      page.room !== '' && el('small', { class: 'badge' }, page.room),
      !host.framed && page.demo && el('small', { class: 'badge' }, word('playMoney')),
    ),
    (!host.framed || page.demo) && el('p', { class: 'balance' }, el('span', {}, word('balance')), balance),
  )
  document.body.append(head, stage, line, bar)
  shell.setBalance(state.balance, false)
  return shell
}

/** Says why a bet was not taken. */
export function refuse(shell: Shell, error: PlayRefusal): void {
  const { word, page, money } = shell
  if (error.reason === 'ended') {
    shell.host.tell({ type: 'session-ended' })
    showOver(shell)
    return
  }
  const limits = { min: money.format(page.limits.min), max: money.format(page.limits.max) }
  const said: Readonly<Record<string, string>> = {
    insufficient: word('insufficient'),
    stake: word('limits', limits),
    closed: word('closed'),
    'odds-changed': word('oddsChanged'),
  }
  shell.say(said[error.reason] ?? word('wrong'), 'bad')
  shell.setBalance(money.write(shell.balance), false)
  shell.stage.dispatchEvent(new CustomEvent('refused', { detail: error }))
}

function showOver({ word }: Pick<Shell, 'word'>): void {
  document.body.classList.add('over')
  document.body.replaceChildren(el('p', { role: 'alert' }, word('ended')))
}

/** The round that was left open, where there is one. */
export const openRoundOf = ({ state }: Shell): OpenRound | undefined => state.open[0]
