import { BYTE_ORDER_MARK, csvLine } from '../../../rules/csv.ts'

/** A table to be saved, page by page. */
export interface CsvTable {
  /** Without its ending. */
  readonly fileName: string
  readonly head: readonly string[]
  /** Lines of a page, and how many there are on all pages. */
  readonly pages: (
    signal: AbortSignal,
  ) => AsyncIterable<{ readonly lines: readonly (readonly string[])[]; readonly total: number }>
}

/**
 * Reads all pages and makes one file of them: each is turned to text as it comes, so that no more than one is held as rows.
 * @param onProgress how many lines there are so far, and in all
 * @throws what a page throws; the reason of the signal when it is broken off
 */
export async function makeCsv(
  { head, pages }: CsvTable,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Blob> {
  const parts = [BYTE_ORDER_MARK + csvLine(head)]
  let done = 0
  for await (const { lines, total } of pages(signal)) {
    signal.throwIfAborted()
    parts.push(lines.map(csvLine).join(''))
    done += lines.length
    onProgress(done, total)
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
