/** A seat at the table: who sits there, the cards, and what became of them. */
import { pairOf } from '../../rules/niuniu.ts'
import { cardBack, cardFace, deal } from '../cards.ts'
import { el, isCalm, move, show, wait } from '../dom.ts'
import type { Shell } from '../shell.ts'
import { cardsName, handName } from './ranks.ts'

export interface Seat {
  readonly element: HTMLElement
  readonly name: string
  /** Takes the cards away. */
  clear(): void
  /** Deals one card; `null` face down. */
  deal(card: number | null): Promise<void>
  /** Lays cards down at once; the rest of the five face down. */
  lay(cards: readonly number[]): void
  /** Says who is in and who is not. */
  decide(stayed: boolean): void
  /** Turns the whole hand up, the two that count apart. */
  open(hand: readonly number[]): Promise<void>
  win(): void
}

const CARDS = 5

/** @param picture of who sits there; none for the player's own seat */
export function createSeat({ word }: Shell, name: string, picture?: string): Seat {
  const cards = el('div', { class: 'cards' })
  const mark = el('small', { class: 'mark' })
  const rank = el('b', { class: 'rank' })
  const spoken = el('span', { class: 'visually-hidden' })
  const element = el(
    'li',
    { class: picture === undefined ? 'seat own' : 'seat' },
    el(
      'p',
      { class: 'who' },
      picture !== undefined && el('img', { src: picture, alt: '', width: 40, height: 40 }),
      el('span', { class: 'name' }, name),
      ' ',
      mark,
    ),
    cards,
    el('p', { class: 'told' }, rank, ' ', spoken),
  )
  const speak = (known: readonly number[]): void => show(spoken, cardsName(known))
  const clear = (): void => {
    for (const part of [cards, mark, rank, spoken]) show(part)
    element.classList.remove('out', 'winner')
  }
  return {
    element,
    name,
    clear,
    deal: (card) => deal(cards, card === null ? cardBack() : cardFace(card)),
    lay: (known) => {
      clear()
      const backs = Array.from({ length: CARDS - known.length }, cardBack)
      show(cards, ...known.map(cardFace), ...backs)
      speak(known)
    },
    decide: (stayed) => {
      show(mark, word(stayed ? 'stays' : 'folded'))
      element.classList.toggle('out', !stayed)
    },
    open: async (hand) => {
      const pair = pairOf(hand)
      const others = hand.filter((_, at) => !pair.includes(at))
      const two = hand.filter((_, at) => pair.includes(at))
      await move(cards, [{ transform: 'none' }, { transform: 'rotateY(90deg)' }], { duration: 130, easing: 'ease-in' })
      show(cards, ...others.map(cardFace), ...two.map(cardFace))
      if (others.length < CARDS) cards.children[others.length]?.classList.add('apart')
      await move(cards, [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: 130, easing: 'ease-out' })
      show(rank, handName(hand, word))
      speak(hand)
      if (!isCalm()) await wait(160)
    },
    win: () => element.classList.add('winner'),
  }
}
