/** Reads text as editors write it, and says so when a file is no text. */
import { readFile } from 'node:fs/promises'
import type { Remark } from './draft.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a file as UTF-8; a byte-order mark, as some editors write it, is left out.
 * @throws the file system's own error when the file cannot be read
 */
export async function readText(
  path: string,
): Promise<{ text: string; remark?: never } | { text?: never; remark: Remark }> {
  const bytes = await readFile(path)
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  try {
    if (!wide) return { text: utf8.decode(bytes) }
  } catch {
    // Told below.
  }
  const remark = {
    message: `this file is ${wide ? 'UTF-16' : 'not UTF-8'} text`,
    expected: 'text in UTF-8',
    suggestion: 'save it again with the encoding UTF-8 (in the "Save as" dialog of the editor)',
  }
  return { remark }
}
