/** Finding a name that was typed with one slip: a letter added, left out, changed, or swapped with its neighbour. */
import { wordsOf } from './name-search.ts'
import { editDistance } from '../did-you-mean.ts'

/** From how many letters on a word has pieces that two slips of the same hand rarely spoil. */
const LONG = 6

/**
 * Pieces of the longest word that was typed. A slip spoils one of them, or two neighbours; so whatever is meant holds
 * another, and can be asked for by it. None where the word is too short to be anything in particular.
 */
export function fragmentsOf(typed: string): string[] {
  const [word = ''] = wordsOf(typed).toSorted((a, b) => b.length - a.length)
  const letters = [...word]
  // A sign of these scripts is a syllable or a word; a letter alone is in every name.
  const least = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word) ? 1 : 2
  const parts = letters.length >= LONG ? 3 : 2
  if (letters.length < parts * least) return []
  const size = letters.length / parts
  const cut = (part: number): number => Math.round(part * size)
  return Array.from({ length: parts }, (_, part) => letters.slice(cut(part), cut(part + 1)).join(''))
}

/** Whether each word that was typed is one slip at the most away from a word of the name, or from how one begins. */
export function isNearMatch(name: string, typed: string): boolean {
  const own = wordsOf(name)
  const asked = wordsOf(typed)
  return asked.length > 0 && asked.every((word) => own.some((one) => isSlip(one, word)))
}

function isSlip(own: string, typed: string): boolean {
  const { length } = typed
  return [length - 1, length, length + 1].some((most) => editDistance(own.slice(0, Math.max(0, most)), typed) <= 1)
}
