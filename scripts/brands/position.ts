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
  // Some editors end lines with a carriage return alone.
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}
