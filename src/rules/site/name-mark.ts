/** A mark that is drawn from a name, where there is no picture. */

export const TINTS = [0, 1, 2, 3, 4] as const

/** At most two letters: of the first two words, or the first two of the only one. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toLocaleUpperCase()
}

/** One of the tints, always the same for a name. */
export function tintOf(name: string): (typeof TINTS)[number] {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return TINTS[sum % TINTS.length] ?? 0
}
