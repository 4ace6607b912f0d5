/** The table at the end of a build. */
import colors from 'picocolors'
import type { BuildResult } from './pipeline.ts'

const kib = (bytes: number) => `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KiB`
const ms = (time: number) => (time < 10_000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`)

/** Prints brand, bytes, initial JavaScript and milliseconds. */
export function printTable(result: BuildResult): void {
  if (result.brands.length === 0) return
  const rows = result.brands.map((brand) => [
    brand.id,
    kib(brand.bytes),
    kib(brand.initialJs),
    brand.reused ? 'unchanged' : ms(brand.milliseconds),
  ])
  const head = ['brand', 'bytes', 'initial js (gzip)', 'time']
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ')
  console.log(`\n${colors.dim(line(head))}`)
  for (const row of rows) console.log(line(row))
  const compiled = result.compileReused ? 'application unchanged' : `application compiled in ${ms(result.compileMs)}`
  console.log(
    colors.dim(`\n${rows.length} ${rows.length === 1 ? 'brand' : 'brands'} in ${ms(result.totalMs)}, ${compiled}`),
  )
}
