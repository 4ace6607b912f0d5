/** Finds what was probably meant, for messages. */

/** `did you mean "x"?` for the nearest name, or the list of all where none is near. */
export function suggest(said: string, known: readonly string[]): string {
  const ranked = known
    .map((name) => ({ name, far: distance(said.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)
  const [best] = ranked
  return best && best.far <= Math.max(2, said.length / 3)
    ? `did you mean "${best.name}"?`
    : `there is ${known.join(', ')}`
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, from] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, to] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + Number(from !== to), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row[b.length] ?? 0
}
