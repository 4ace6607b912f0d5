/** The part of brands/README.md that lists every decision of a theme, made from the rows that the gate reads. */
import { COLORS, DECISIONS, isDecision, type DecisionRows } from '../../src/theme/decisions.ts'

const BEGIN =
  '<!-- Written by `node scripts/check-schemas.ts --write` from src/theme/decisions.ts: do not edit from here -->'
const END = '<!-- to here -->'

/** As the formatter writes it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill: string): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  return [line(head, ' '), line([], '-'), ...rows.map((cells) => line(cells, ' '))].join('\n')
}

const rowsOf = (rows: DecisionRows, above = ''): string[][] =>
  Object.entries(rows).flatMap(([key, row]) =>
    isDecision(row) ? [[`\`${above}${key}\``, row.says, row.range, row.unstated]] : rowsOf(row, `${above}${key}.`),
  )

function guide(): string {
  const colors = Object.entries<{ readonly says: string; readonly isRequired?: true }>(COLORS)
  return [
    table(
      ['colour, in `color.light` and `color.dark`', 'what it is', 'if you do not say it'],
      colors.map(([name, { says, isRequired }]) => [
        `\`${name}\``,
        says,
        isRequired ? 'it must be said' : 'derived from the others',
      ]),
    ),
    table(['decision', 'what it is', 'from, to', 'if you do not say it'], rowsOf(DECISIONS)),
  ].join('\n\n')
}

/**
 * @param readme brands/README.md as it is
 * @returns it as it should be
 * @throws Error where it has no place for the list
 */
export function withThemeGuide(readme: string): string {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`brands/README.md needs a line "${BEGIN}" and below it "${END}"`)
  return `${readme.slice(0, from + BEGIN.length)}\n\n${guide()}\n\n${readme.slice(to)}`
}
