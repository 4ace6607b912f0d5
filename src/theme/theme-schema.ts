/** The shape of theme.json, made from the rows of `decisions.ts`. */
import * as v from 'valibot'
import { colorValue, type ColorValue } from './color-value.ts'
import { stated, type Decision } from './decision-kinds.ts'
import { COLORS, DECISIONS, isDecision, type DecisionRows } from './decisions.ts'

const mapped = <Row, Made>(rows: Readonly<Record<string, Row>>, make: (row: Row) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, make(row)]))

const palette = v.strictObject({
  $type: v.optional(v.literal('color')),
  ...mapped<{ readonly says: string; readonly isRequired?: true }, v.GenericSchema>(COLORS, ({ says, isRequired }) => {
    const color = stated('color', colorValue, says)
    return isRequired ? color : v.optional(color)
  }),
})

const optional = ({ schema }: Decision<unknown>): v.GenericSchema => v.optional(schema)

export const themeSchema = v.strictObject({
  $schema: v.optional(v.string()),
  $description: v.optional(v.string()),
  color: v.pipe(
    v.strictObject({
      $type: v.optional(v.literal('color')),
      light: v.optional(palette),
      dark: v.optional(palette),
    }),
    v.description("A palette for light, for dark, or for both; with both, the visitor's system decides."),
  ),
  ...mapped<DecisionRows[string], v.GenericSchema>(DECISIONS, (row) =>
    isDecision(row) ? optional(row) : v.optional(v.strictObject(mapped(row, optional))),
  ),
})

/** One mode's colours as an operator writes them, once the schema has admitted them. */
export type StatedPalette = Readonly<Record<string, string | { readonly $value: ColorValue } | undefined>>
