/** Reads text as editors write it, and says so when a file is no text. */
import { readFile, stat } from 'node:fs/promises'
import type { Remark } from './draft.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

const KB = 1024

/** What may be read at most, in bytes: many times what a brand has to say, and little enough to be checked in seconds. */
const MOST = { json: 128 * KB, po: 1024 * KB, md: 32 * KB } as const

/**
 * Reads a file as UTF-8; a byte-order mark, as some editors write it, is left out.
 * @throws the file system's own error when the file cannot be read
 */
export async function readText(
  path: string,
): Promise<{ text: string; remark?: never } | { text?: never; remark: Remark }> {
  const most = path.endsWith('.po') ? MOST.po : path.endsWith('.md') ? MOST.md : MOST.json
  const { size } = await stat(path)
  if (size > most) {
    const remark = {
      message: `this file has ${Math.ceil(size / KB)} KB`,
      expected: `at most ${most / KB} KB of text`,
      suggestion: 'delete what does not belong into it, such as a picture that was pasted in',
    }
    return { remark }
  }
  const bytes = await readFile(path)
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  // Without the mark, every other byte of plain letters is zero; zeros alone are no text at all.
  const zero = bytes.includes(0)
  const wide = marked || (zero && (bytes[0] === 0) !== (bytes[1] === 0))
  try {
    // Some editors end lines the old way; a problem's line is counted all the same.
    if (!wide && !zero) return { text: utf8.decode(bytes).replaceAll(/\r(?!\n)/g, '\n') }
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
