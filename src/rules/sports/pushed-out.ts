/**
 * What an answer to the first page of a list has pushed out at its end, as a match that goes live does when it comes in at
 * the front: it now stands on the second page, which was asked for before that and is not asked for again.
 * @param before the first page as it was
 * @param first as it is now
 * @returns those of `before` that stood behind all that is still on the page, in their order; who went from among the others is over
 */
export function pushedOut<T extends { readonly id: string }>(before: readonly T[], first: readonly T[]): readonly T[] {
  const ids = new Set(first.map(({ id }) => id))
  return before.slice(before.findLastIndex(({ id }) => ids.has(id)) + 1)
}
