/** A written question that people answer at once, in the player's language: which two words are of a kind. */
import { randomInt } from 'node:crypto'
import type { ContentLanguage } from '../site/merchant.ts'
import { QUESTION_WORDS } from './question-words.ts'

/** Words of other kinds beside the two: guessing finds the pair in one of twenty-eight. */
const OTHERS = 6

export interface DrawnQuestion {
  readonly text: string
  /** The two words, apart by `|`. */
  readonly answer: string
}

/** Draws a question out of some thousand million of each language. */
export function drawQuestion(language: ContentLanguage): DrawnQuestion {
  const { ask, comma, kinds } = QUESTION_WORDS[language]
  const names = Object.keys(kinds)
  const kind = names[randomInt(names.length)] ?? ''
  const wordsOf = (name: string): string[] => (kinds[name] ?? '').split('|')
  const two = shuffled(wordsOf(kind)).slice(0, 2)
  const others = shuffled(names.filter((name) => name !== kind).flatMap(wordsOf)).slice(0, OTHERS)
  const text = ask.replace('{kind}', kind).replace('{words}', shuffled([...two, ...others]).join(comma))
  return { text, answer: two.join('|') }
}

/** Whether what was typed is the two words, in either order, in any case, with or without accents, commas and an "and". */
export function answersQuestion(language: ContentLanguage, answer: string, typed: string): boolean {
  const [one = '', other = ''] = answer.split('|').map(plain)
  const and = plain(QUESTION_WORDS[language].and)
  const said = plain(typed)
  return [one + other, other + one, one + and + other, other + and + one].includes(said)
}

/** Letters alone, without accents, by which words are compared: Thai's vowels above and below are marks as well, and go on both sides. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')

/** In an order that nobody foresees. */
function shuffled(list: readonly string[]): string[] {
  const mixed: string[] = []
  for (const [count, word] of list.entries()) mixed.splice(randomInt(count + 1), 0, word)
  return mixed
}
