/** Finds the key that was probably meant. */

/** The candidate that differs least from a text, when it differs by a third at most; case counts for nothing. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  let best: { candidate: string; edits: number } | undefined
  for (const candidate of candidates) {
    const limit = Math.max(1, Math.floor(Math.max(text.length, candidate.length) / 3))
    const edits = editDistance(text.toLowerCase(), candidate.toLowerCase())
    if (edits <= limit && (!best || edits < best.edits)) best = { candidate, edits }
  }
  return best?.candidate
}

/** Letters added, left out or changed, or two neighbours swapped, which is how hands misspell. */
function editDistance(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped))
    }
    before = row
    row = next
  }
  return row[to.length] ?? 0
}
