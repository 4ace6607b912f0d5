/** What may be said of a scenario: as JSON over HTTP, after its name on a command line, and in the list of them all. */
import * as v from 'valibot'
import { ControlError, whole } from '../control/parse.ts'
import { parseDuration } from './duration.ts'

export interface Field<S extends v.GenericSchema = v.GenericSchema> {
  /** What it takes as JSON. */
  readonly schema: S
  readonly help: string
  /** What its value is called in the command's help: `when`. */
  readonly value: string
  /** What a text on a command line is as JSON; the text itself unless given. @throws ControlError */
  readonly read?: (text: string) => unknown
  /** Whether it takes several values, written `A/B` in a text. */
  readonly list?: true
}

/** A kind of scenario: a way in which the gateway misbehaves. */
export interface Kind<Fields extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>> {
  /** What happens while it is on, in a line. */
  readonly help: string
  readonly fields: Fields
  /** The field that is written right after the name: `slow=3s`, `slow 3s`. */
  readonly own?: string
  /** Reads what is written there where it says more than that one field. */
  readonly readOwn?: (text: string) => Readonly<Record<string, unknown>>
  /** Why it can't be of one brand, where it can't. */
  readonly brandless?: string
}

/** A kind of scenario, with the types of its fields. */
export const kind = <const Fields extends Readonly<Record<string, Field>> = Readonly<Record<never, never>>>(
  help: string,
  more: Omit<Kind<Fields>, 'help' | 'fields' | 'own'> & {
    readonly fields?: Fields
    readonly own?: NoInfer<keyof Fields & string>
  } = {},
): Kind<Fields> => ({ ...more, help, fields: more.fields ?? ({} as Fields) }) // the type of no fields is no fields

/** A text, or whatever the schema makes of one. */
export const field = <S extends v.GenericSchema>(
  schema: S,
  value: string,
  help: string,
  more: Pick<Field, 'read' | 'list'> = {},
): Field<S> => ({ ...more, schema, value, help })

/** One of some words. */
export const choice = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `expected ${words.join(', ')}`)

/** How many calls it holds for. */
export const times = field(v.optional(whole(1, 1_000_000)), 'count', 'how many calls; all of them when left out', {
  read: Number,
})
/** The call that it is about. */
export const endpoint = field(
  v.string('expected a call, such as "getBalance"'),
  'name',
  'this call, such as getBalance',
)
export const anyEndpoint = field(
  v.optional(v.string()),
  'name',
  'only this call, such as getBalance; every call when left out',
)

/** Any JSON, which on a command line is written as such. */
export const json = <S extends v.GenericSchema>(schema: S, help: string): Field<S> =>
  field(schema, 'json', help, { read: parseJson })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ControlError(`value: "${text}" is not JSON; write text as "\\"text\\"" and nothing as null`)
  }
}

/** When it ends: milliseconds since 1970, once it is known what time it is now. */
export type Moment = (now: number) => number

/** When it ends: after a length of time, or at a moment. */
export const ends = field(
  v.nullish(
    v.pipe(
      v.string(),
      v.check(
        (text) => momentOf(text) !== null,
        ({ input }) => `"${input}" is neither a length of time such as 2h nor a moment such as 2030-01-31T18:00Z`,
      ),
      // What is null was refused above.
      v.transform((text): Moment => momentOf(text) ?? (() => 0)),
    ),
    null,
  ),
  'when',
  'after a time (2h) or at a moment (2030-01-31T18:00Z); unknown when left out',
)

function momentOf(text: string): Moment | null {
  const after = parseDuration(text)
  if (after !== null) return (now) => now + after
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : () => at
}

/** Whether a scenario does without it. */
export const isOptional = ({ schema }: Field): boolean => ['optional', 'nullish'].includes(schema.type)
