/** A whole number from 0 to below 2^32 for a text (FNV-1a): the same every time, evenly spread, and no secret. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
