/** How long a text is to the person who wrote it (spec 5 and 9: "140 characters"). */

/** The longest character that is in use takes fewer code units; what is longer is a heap of marks, not a character. */
const LONGEST = 32

/**
 * Counts what people see as characters: an emoji with skin tone, a flag or a letter with its accents is one.
 * What is heaped up beyond any real character counts by its size, so that a limit also bounds the text's length.
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) count += Math.ceil(segment.length / LONGEST)
  return count
}
