/** Numbers as balls. */
import { el } from '../dom.ts'

/** @param hue tells numbers apart that stand beside each other */
export const ball = (text: string, hue: number = Number(text)): HTMLElement =>
  el('span', { class: 'ball', 'data-hue': ((hue % 7) + 7) % 7 }, text)

/** A drawn result; long ones as digits of one number. */
export const balls = (numbers: readonly string[]): HTMLElement =>
  el('span', { class: 'balls' }, ...numbers.map((text) => ball(text)))
