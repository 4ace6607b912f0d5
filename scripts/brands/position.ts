/** Offsets in a text as lines and columns. */

export interface Position {
  /** One-based. */
  readonly line: number
  /** One-based, in UTF-16 units, as editors count. */
  readonly column: number
}

/** A position in a file, ready to be part of a problem. */
export interface Place extends Position {
  readonly file: string
}

/** The line and column of an offset; an offset past the end is the end. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  let line = 1
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line++
  return { line, column: before.length - lineStart + 1 }
}
