/** "Did you mean …?": the nearest of the words that would have been right. */

/**
 * Edits between two words: a letter added, left out, changed, or swapped with its neighbour.
 * Swaps count as one, since that is how hands misspell.
 */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1
  let before: number[] = []
  let above = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column < width; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    before = above
    above = current
  }
  return above[width - 1] ?? 0
}

/** What is compared: case, spaces and punctuation are slips, not differences. */
const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * The candidate nearest to a word, or `undefined` when none is near: at most a third of its letters may differ.
 * A word that begins or ends a candidate counts as near ("lang" for "languages").
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const said = plain(word)
  let best: string | undefined
  let bestCost = Infinity
  for (const candidate of candidates) {
    const cost = costOf(said, plain(candidate))
    if (cost < bestCost) {
      best = candidate
      bestCost = cost
    }
  }
  return best
}

function costOf(said: string, candidate: string): number {
  const most = Math.max(1, Math.floor(Math.max(said.length, candidate.length) / 3))
  // So many letters are added at least; a word of a megabyte is not worth comparing.
  const apart = Math.abs(said.length - candidate.length)
  const distance = apart > most ? Infinity : editDistance(said, candidate)
  if (distance <= most) return distance
  const partial = said.length >= 3 && (candidate.startsWith(said) || candidate.endsWith(said))
  return partial ? apart : Infinity
}

/** The same as a question, ready for a problem: `did you mean "domains"?` */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = nearest(word, candidates)
  return found === undefined ? undefined : `did you mean "${found}"?`
}

/** Words as a list in a sentence: `"a", "b" or "c"`. */
export function oneOf(words: readonly (string | number)[]): string {
  const quoted = words.map((word) => (typeof word === 'number' ? String(word) : `"${word}"`))
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
