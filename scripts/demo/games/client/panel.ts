/** The panel behind the info sign: rules, what pays, the rounds so far, and how to check that they were fair. */
import { percentText } from '../../../../src/i18n/format/percent.ts'
import { changeSeed, PlayRefusal, readState } from './connection.ts'
import { el, show, type Child } from './dom.ts'
import { icon } from './icons.ts'
import type { Shell } from './shell.ts'

/** What a kind adds to its rules. */
export interface PanelParts {
  /** The key of its rules. */
  readonly rules: string
  /** What pays, where that takes more than words. */
  readonly pays?: () => Child
  /** The key of what stands above it; `pays` unless given. */
  readonly paysTitle?: string
}

let parts: PanelParts = { rules: '' }

/** Tells the panel what this kind has to say. */
export const setPanel = (own: PanelParts): void => {
  parts = own
}

export function openPanel(shell: Shell): void {
  const { word } = shell
  const body = el('div', { class: 'panel-body', tabindex: '0' })
  const pages: Readonly<Record<string, () => Child>> = {
    rules: () => rulesPage(shell),
    history: () => historyPage(shell),
    fairness: () => fairnessPage(shell),
  }
  const tabs = Object.keys(pages).map((key) =>
    el(
      'button',
      {
        type: 'button',
        class: 'tab',
        role: 'tab',
        'aria-selected': 'false',
        tabindex: '-1',
        onclick: () => choose(key),
      },
      word(key),
    ),
  )
  const choose = (key: string): void => {
    for (const [index, name] of Object.keys(pages).entries()) {
      tabs[index]?.setAttribute('aria-selected', String(name === key))
      tabs[index]?.setAttribute('tabindex', name === key ? '0' : '-1')
    }
    show(body, pages[key]?.())
  }
  const list = el('div', { class: 'tabs', role: 'tablist' }, ...tabs)
  list.addEventListener('keydown', ({ key }) => {
    const at = tabs.findIndex((tab) => tab.tabIndex === 0)
    const to = key === 'ArrowRight' ? at + 1 : key === 'ArrowLeft' ? at - 1 : at
    const next = tabs[(to + tabs.length) % tabs.length]
    if (to === at || !next) return
    next.click()
    next.focus()
  })
  const panel = el(
    'dialog',
    { class: 'panel', 'aria-label': word('info') },
    el(
      'div',
      { class: 'panel-head' },
      list,
      el(
        'button',
        { type: 'button', class: 'sign', 'aria-label': word('close'), onclick: () => panel.close() },
        icon('close'),
      ),
    ),
    body,
  )
  panel.addEventListener('close', () => panel.remove())
  panel.addEventListener('click', ({ target }) => target === panel && panel.close())
  document.body.append(panel)
  choose('rules')
  panel.showModal()
}

function rulesPage({ page, word, money }: Shell): Child {
  const limits = { min: money.format(page.limits.min), max: money.format(page.limits.max) }
  return el(
    'div',
    { class: 'stack' },
    el(
      'div',
      { class: 'lead' },
      el('img', { src: page.cover, alt: '', width: 72, height: 72 }),
      el('p', {}, word(parts.rules)),
    ),
    el(
      'p',
      { class: 'quiet' },
      word('rtp', { percent: percentText(page.rtp, page.language) }),
      el('br'),
      word('limitsLine', limits),
    ),
    parts.pays && el('h2', {}, word(parts.paysTitle ?? 'pays')),
    parts.pays?.(),
  )
}

function historyPage({ recent, word, money, page }: Shell): Child {
  if (recent.length === 0) return el('p', { class: 'quiet' }, word('noHistory'))
  const time = new Intl.DateTimeFormat(page.language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return el(
    'div',
    { class: 'scroll' },
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el('tr', {}, ...['time', 'stake', 'win', 'record'].map((key) => el('th', { scope: 'col' }, word(key)))),
      ),
      el(
        'tbody',
        {},
        ...recent.map((round) =>
          el(
            'tr',
            {},
            el('td', {}, time.format(round.at)),
            el('td', { class: 'figure' }, money.format(round.stake)),
            el('td', { class: 'figure' }, round.status === 'open' ? word('open') : money.format(round.win)),
            el('td', { class: 'code' }, round.record),
          ),
        ),
      ),
    ),
  )
}

/** Why a seed can't be had now, as the server says it. */
const REFUSED_SEED: Readonly<Record<string, string>> = { 'round-open': 'seedOpen', ended: 'ended' }

function fairnessPage(shell: Shell): Child {
  const { word, state } = shell
  const body = el('div', { class: 'stack' })
  const draw = ({ hash, nonce }: { hash: string; nonce: number }, old?: Child): void =>
    show(
      body,
      el('p', {}, word('fairIntro')),
      el(
        'dl',
        {},
        el('dt', {}, word('seedHash')),
        el('dd', { class: 'code' }, hash),
        el('dt', {}, word('nextNonce')),
        el('dd', { class: 'figure' }, String(nonce)),
      ),
      old,
      el('button', { type: 'button', class: 'quiet-button', onclick: () => void change() }, word('changeSeed')),
    )
  const refusal = el('p', { role: 'alert' })
  const change = async (): Promise<void> => {
    try {
      const { old, fairness } = await changeSeed()
      const right = await hashOf(old.seed)
      const verdict = right === null ? null : word(right === old.hash ? 'seedRight' : 'seedWrong')
      draw(
        fairness,
        el(
          'dl',
          { role: 'status' },
          el('dt', {}, word('oldSeed')),
          el('dd', { class: 'code' }, old.seed),
          el('dd', {}, verdict),
        ),
      )
    } catch (error) {
      body.append(refusal)
      show(refusal, word((error instanceof PlayRefusal && REFUSED_SEED[error.reason]) || 'wrong'))
    }
  }
  draw(state.fairness)
  void readState().then(
    ({ fairness }) => draw(fairness),
    // What the page knew stays.
    () => {},
  )
  return body
}

/** SHA-256 of bytes in hex, as hex; `null` where the browser offers none. */
async function hashOf(hex: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
