/** The parts of brands/README.md that are made from what the gate reads, each between two lines of its own. */

/** As the formatter writes it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill: string): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  return [line(head, ' '), line([], '-'), ...rows.map((cells) => line(cells, ' '))].join('\n')
}

/** @param source the file that a part is made from */
const begins = (source: string): string =>
  `<!-- Written by \`node scripts/check-schemas.ts --write\` from ${source}: do not edit from here -->`
const END = '<!-- to here -->'

/**
 * @param readme brands/README.md as it is
 * @returns it with another text for what is made from `source`
 * @throws Error where it has no place for that
 */
export function withGuide(readme: string, source: string, guide: string): string {
  const begin = begins(source)
  const from = readme.indexOf(begin)
  const to = readme.indexOf(END, from)
  if (from < 0 || to < 0) throw new Error(`brands/README.md needs a line "${begin}" and below it "${END}"`)
  return `${readme.slice(0, from + begin.length)}\n\n${guide}\n\n${readme.slice(to)}`
}
