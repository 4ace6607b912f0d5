/** Mail addresses that a server names. */

/** One address, with nothing behind it: a `mailto:` could also write the subject and the text of a mail. */
const ADDRESS = /^(?:mailto:)?([A-Za-z0-9._+-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]{2,63})$/

/**
 * Reads a mail address, with or without `mailto:`.
 * @returns the bare address, or `null` for what is none
 */
export function readMailAddress(text: string): string | null {
  return ADDRESS.exec(text)?.[1] ?? null
}
