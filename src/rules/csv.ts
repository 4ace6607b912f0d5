/** Tables as comma-separated values (RFC 4180), such that a spreadsheet reads text as text and runs none of it. */

/** What tells a spreadsheet that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A plain number, as amounts are written: the one thing that may begin with a minus. */
const NUMBER = /^-?\d{1,40}(?:\.\d{1,12})?$/
/** What a spreadsheet would take for a formula or a command, also behind spaces. */
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/**
 * Writes one cell. Text that a spreadsheet would run stands behind an apostrophe, which says that it is text; amounts stay as
 * exact as they were given.
 */
export function csvCell(text: string): string {
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Writes one line, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
