/** What is dealt, spun or thrown, above the felt. */
import { el, isCalm, move, show, svg, wait } from '../dom.ts'
import { colourOf, points, WHEEL } from '../../rules/tables.ts'
import { setBackdrop } from '../backdrop.ts'
import type { Shell } from '../shell.ts'
import { cardFace, deal, rankName } from '../cards.ts'
import type { Outcome } from './outcome.ts'

export interface Scene {
  readonly element: HTMLElement
  /** Shows what came. */
  play(outcome: Outcome): Promise<void>
  /** Says it. */
  say(outcome: Outcome): string
}

export function createScene(shell: Shell): Scene {
  switch (shell.page.kind) {
    case 'roulette':
      return wheelScene(shell)
    case 'sicbo':
      return diceScene(shell)
    case 'dragon-tiger':
      return handsScene(shell, ['dragon', 'tiger'])
    default:
      return handsScene(shell, ['player', 'banker'])
  }
}

/** Who deals: near on a phone, with the room around on a wide screen. */
function setStudio(element: HTMLElement, art: string): void {
  setBackdrop(element, art, () => (innerWidth > 700 && innerHeight > 520 ? 'studio' : 'dealer'))
}

/** A dealer, and two hands before them. */
function handsScene({ page, word }: Shell, sides: readonly [string, string]): Scene {
  const hands = sides.map(() => el('div', { class: 'cards' }))
  const scores = sides.map(() => el('output', { class: 'score figure' }))
  const places = sides.map((side, index) =>
    el('div', { class: `hand ${side}` }, el('p', { class: 'hand-name' }, word(side), scores[index]), hands[index]),
  )
  const element = el('div', { class: 'studio' }, el('div', { class: 'hands' }, ...places))
  setStudio(element, page.art)
  const dealTo = async (side: number, card: number, so: readonly number[]): Promise<void> => {
    const [hand, score] = [hands[side], scores[side]]
    if (!hand || !score) return
    await deal(hand, cardFace(card))
    show(score, page.kind === 'baccarat' ? String(points(so)) : rankName(card))
  }
  return {
    element,
    play: async (outcome) => {
      for (const part of [...hands, ...scores]) show(part)
      for (const place of places) place.classList.remove('winner')
      if (outcome.table === 'baccarat') {
        const { player, banker } = outcome
        // In turns, and the third cards last, as at a table.
        for (let at = 0; at < 3; at += 1)
          for (const [side, cards] of [player, banker].entries()) {
            const card = cards[at]
            if (card !== undefined) await dealTo(side, card, cards.slice(0, at + 1))
          }
      }
      if (outcome.table === 'dragon-tiger') {
        await dealTo(0, outcome.dragon, [outcome.dragon])
        await dealTo(1, outcome.tiger, [outcome.tiger])
      }
      places[sides.indexOf(outcome.result)]?.classList.add('winner')
    },
    say: ({ result }) => (result === 'tie' ? `${word('tie')}.` : word('wins', { side: word(result) })),
  }
}

/** Degrees of a pocket. */
const POCKET = 360 / WHEEL.length

function wheelScene({ word }: Shell): Scene {
  const at = (angle: number, r: number): string => {
    const turn = ((angle - 90) * Math.PI) / 180
    return `${(Math.cos(turn) * r).toFixed(2)} ${(Math.sin(turn) * r).toFixed(2)}`
  }
  const pockets = WHEEL.flatMap((number, index) => {
    const from = (index - 0.5) * POCKET
    const middle = index * POCKET
    return [
      svg('path', {
        class: `pocket ${colourOf(number)}`,
        d: `M${at(from, 96)}A96 96 0 0 1 ${at(from + POCKET, 96)}L${at(from + POCKET, 66)}A66 66 0 0 0 ${at(from, 66)}Z`,
      }),
      svg(
        'text',
        { transform: `rotate(${middle}) translate(0 -84)`, 'text-anchor': 'middle', class: 'pocket-number' },
        String(number),
      ),
    ]
  })
  const ball = svg('circle', { class: 'ball', r: 4.4, cx: 0, cy: -72 })
  const rotor = svg(
    'g',
    {},
    ...pockets,
    svg('circle', { r: 66, class: 'bowl' }),
    svg('circle', { r: 44, class: 'cone' }),
    ...[0, 1, 2, 3].map((turn) =>
      svg('path', { class: 'spoke', d: 'M-3 0L-1.400 -40h2.800L3 0z', transform: `rotate(${turn * 90})` }),
    ),
    svg('circle', { r: 11, class: 'knob' }),
  )
  const orbit = svg('g', {}, ball)
  const result = el('output', { class: 'wheel-result figure' })
  const element = el(
    'div',
    { class: 'wheel' },
    svg(
      'svg',
      { viewBox: '-106 -106 212 212', 'aria-hidden': 'true' },
      svg('circle', { r: 104, class: 'rim' }),
      rotor,
      orbit,
    ),
    result,
  )
  let rest = 0
  orbit.style.visibility = 'hidden'
  return {
    element,
    play: async (outcome) => {
      if (outcome.table !== 'roulette') return
      show(result)
      delete result.dataset['tone']
      orbit.style.visibility = 'visible'
      const pocket = WHEEL.indexOf(outcome.number) * POCKET
      const stop = 40
      const end = rest - 360 * 2 + ((stop - pocket - rest) % 360)
      rotor.style.transform = `rotate(${end}deg)`
      orbit.style.transform = `rotate(${stop}deg)`
      if (!isCalm())
        await Promise.all([
          move(rotor, [{ transform: `rotate(${rest}deg)` }, { transform: `rotate(${end}deg)` }], {
            duration: 3400,
            easing: 'cubic-bezier(.15,.6,.25,1)',
          }),
          move(orbit, [{ transform: `rotate(${stop + 1800}deg)` }, { transform: `rotate(${stop}deg)` }], {
            duration: 3200,
            easing: 'cubic-bezier(.2,.6,.3,1)',
          }),
          move(
            ball,
            [
              { transform: 'translateY(-26px)' },
              { transform: 'translateY(-26px)', offset: 0.6 },
              { transform: 'none' },
            ],
            { duration: 3200, easing: 'ease-in' },
          ),
        ])
      rest = end % 360
      rotor.style.transform = `rotate(${rest}deg)`
      show(result, String(outcome.number))
      result.dataset['tone'] = outcome.result
    },
    say: (outcome) =>
      outcome.table === 'roulette'
        ? `${word('numberIs', { count: outcome.number })} ${outcome.number === 0 ? '' : `${word(outcome.result)}.`}`
        : '',
  }
}

/** The pips of each face, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

function diceScene({ page, word }: Shell): Scene {
  const dice = [0, 1, 2].map(() => el('div', { class: 'die', 'aria-hidden': 'true' }))
  const result = el('output', { class: 'score figure' })
  const face = (die: Element, value: number): void =>
    show(
      die,
      ...Array.from({ length: 9 }, (_, at) =>
        el('i', { class: PIPS[value - 1]?.includes(at) ? (value === 1 || value === 4 ? 'pip red' : 'pip') : '' }),
      ),
    )
  for (const [index, die] of dice.entries()) face(die, index + 4)
  const element = el('div', { class: 'studio dome' }, el('div', { class: 'dice' }, ...dice), result)
  setStudio(element, page.art)
  return {
    element,
    play: async (outcome) => {
      if (outcome.table !== 'sicbo') return
      show(result)
      await Promise.all(
        dice.map(async (die, index) => {
          await move(
            die,
            [
              { transform: 'translateY(-70px) rotate(0)' },
              { transform: `translateY(0) rotate(${240 + index * 60}deg)`, offset: 0.5 },
              { transform: `translateY(-26px) rotate(${330 + index * 40}deg)`, offset: 0.7 },
              { transform: 'rotate(720deg)' },
            ],
            { duration: 900 + index * 160, easing: 'ease-out' },
          )
          face(die, outcome.dice[index] ?? 1)
        }),
      )
      show(result, String(outcome.dice.reduce((sum, value) => sum + value, 0)))
      if (!isCalm()) await wait(200)
    },
    say: (outcome) => {
      if (outcome.table !== 'sicbo') return ''
      const sum = outcome.dice.reduce((all, value) => all + value, 0)
      return `${outcome.dice.join(', ')}: ${word('total', { count: sum })}, ${word(outcome.result)}.`
    },
  }
}
