/** The part of brands/README.md that lists every decision of a theme, made from the rows that the gate reads. */
import { COLORS, DECISIONS, isDecision, type DecisionRows } from '../../src/theme/decisions.ts'
import { table, withGuide } from './guide.ts'

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

/** @param readme brands/README.md as it is @returns it as it should be */
export const withThemeGuide = (readme: string): string => withGuide(readme, 'src/theme/decisions.ts', guide())
