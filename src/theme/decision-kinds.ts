/** The kinds of decisions that theme.json can hold, in the Design Tokens format (DTCG 2025.10): a row's shape, its limits, its reading. */
import * as v from 'valibot'
import type { Hex } from './color.ts'

/** What a row says besides its kind's limits. */
interface Said<Value> {
  /** What holds where a theme says nothing: the neutral base. */
  readonly base: Value
  /** For operators: the JSON schema that editors use and a table of brands/README.md show it. */
  readonly says: string
  /** The row beside it whose value it takes where it is not stated itself. */
  readonly follows?: string
}

/** A decision about anything but a colour. */
export interface Decision<Value> extends Said<Value> {
  /** Of `{ "$value": … }`, as it stands in theme.json. */
  readonly schema: v.GenericSchema
  /** What may be stated, and what holds where nothing is: in words for operators. */
  readonly range: string
  readonly unstated: string
  /** @param stated what stands under `$value`, once the schema has admitted it */
  readonly read: (stated: unknown) => Value
}

/** A token as the format writes it. */
export const stated = <Schema extends v.GenericSchema>(type: string, value: Schema, says: string) =>
  v.pipe(
    v.strictObject({
      $type: v.optional(v.literal(type)),
      $value: value,
      $description: v.optional(v.string()),
    }),
    v.description(says),
  )

const between = (from: number, to: number) => v.pipe(v.number(), v.minValue(from), v.maxValue(to))

function decision<Schema extends v.GenericSchema, Value>(
  said: Said<Value>,
  type: string,
  schema: Schema,
  words: Pick<Decision<Value>, 'range' | 'unstated'>,
  read: (stated: v.InferOutput<Schema>) => Value,
): Decision<Value> {
  // The cast holds: it is given only what the schema has admitted.
  return { ...said, ...words, schema: stated(type, schema, said.says), read: read as Decision<Value>['read'] }
}

interface Limits {
  readonly from: number
  readonly to: number
}

const plain =
  (type: string) =>
  ({ from, to, ...said }: Limits & Said<number>): Decision<number> =>
    decision(
      said,
      type,
      between(from, to),
      { range: `${from} to ${to}`, unstated: String(said.base) },
      (value) => value,
    )

export const number = plain('number')
export const weight = plain('fontWeight')

const measured =
  (type: string, unit: string) =>
  ({ from, to, ...said }: Limits & Said<number>): Decision<number> =>
    decision(
      said,
      type,
      v.strictObject({ value: between(from, to), unit: v.literal(unit) }),
      { range: `${from} to ${to} ${unit}`, unstated: `${said.base} ${unit}` },
      ({ value }) => value,
    )

export const pixels = measured('dimension', 'px')
export const milliseconds = measured('duration', 'ms')

/** Written as 1 or 0, since the format knows no yes and no. */
export const flag = (said: Said<boolean>): Decision<boolean> =>
  decision(
    said,
    'number',
    v.picklist([0, 1], '1 or 0'),
    { range: '1 or 0', unstated: said.base ? '1' : '0' },
    (value) => value === 1,
  )

/** A family of letters by its name, or `system`. */
export const family = (said: Said<string>): Decision<string> =>
  decision(
    said,
    'fontFamily',
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9 ]{0,60}$/, 'the name of a font family')),
    {
      range: 'a family',
      unstated: said.follows === undefined ? `"${said.base}"` : `as \`${said.follows}\``,
    },
    (value) => value,
  )

/** A colour that no other is derived from, or none. */
export const colour = (said: Said<Hex | null>): Decision<Hex | null> =>
  decision(
    said,
    'color',
    v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #1f6feb')),
    { range: 'a colour', unstated: 'none' },
    (value) => value.toLowerCase(),
  )
