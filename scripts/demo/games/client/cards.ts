/** Playing cards on a table. */
import { rankOf, suitOf } from '../rules/cards.ts'
import { el, isCalm, move, svg, wait, type Child } from './dom.ts'

/** The four suits in a box of 24. */
const SUITS = [
  'M12 2C9 7 3 9.5 3 14a4.2 4.2 0 0 0 7.6 2.4C10.3 19 9.500 20.500 8 22h8c-1.500-1.500-2.300-3-2.600-5.600A4.200 4.200 0 0 0 21 14c0-4.500-6-7-9-12z',
  'M12 21.500C8 17.500 2.500 13.500 2.500 8.500A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9.500 2c0 5-5.500 9-9.500 13z',
  'M12 2a4.400 4.400 0 0 0-3.600 7A4.500 4.500 0 1 0 10.700 16.300C10.400 19 9.500 20.500 8 22h8c-1.500-1.500-2.400-3-2.700-5.700A4.500 4.500 0 1 0 15.600 9 4.400 4.400 0 0 0 12 2z',
  'M12 1.500L20 12l-8 10.500L4 12z',
]
const PICTURES: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

/** What stands on a card. */
export const rankName = (card: number): string => PICTURES[rankOf(card)] ?? String(rankOf(card))

const sign = (suit: number): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: 'suit' }, svg('path', { d: SUITS[suit] ?? '' }))

/** @param card 0 to 51 */
export function cardFace(card: number): HTMLElement {
  const suit = suitOf(card)
  const corner = (): Child => el('span', { class: 'corner' }, rankName(card), sign(suit))
  return el('div', { class: `card ${suit % 2 === 1 ? 'red' : 'black'}`, 'aria-hidden': 'true' }, corner(), sign(suit))
}

/** A card whose face nobody sees. */
export const cardBack = (): HTMLElement => el('div', { class: 'card back', 'aria-hidden': 'true' })

/** Deals a card into a hand. */
export async function deal(hand: Element, face: Element): Promise<void> {
  hand.append(face)
  await move(
    face,
    [
      { transform: 'translate(60px, -120px) rotate(24deg) rotateY(90deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 300, easing: 'cubic-bezier(.2,.7,.3,1)' },
  )
  if (!isCalm()) await wait(130)
}
