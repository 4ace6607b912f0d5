/** Pieces that several areas' schemas share. */
import * as v from 'valibot'

/** A call without a payload. */
export const nothing = v.strictObject({})

/** A decimal string. A JSON number is read from its source text by the gateway, so none is rounded. */
export const decimal = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^-?\d{1,30}(\.\d{1,12})?$/, 'a decimal amount'),
)

/** Money on the wire, in the brand's currency. `minor-units.ts` finds it by its brand, and reads it. */
export const money = v.pipe(decimal, v.brand('money'))
export type Money = v.InferOutput<typeof money>

/** A percentage, or how many times something is: a decimal string. */
export const rate = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,4})?$/, 'a percentage'))

/** A flag that is written as one, or as 0 and 1. */
export const bit = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([0, 1]),
    v.transform((said) => said === 1),
  ),
])

/** The same, which may be missing or null, and is then off. */
export const flag = v.nullish(bit, false)

/** A word of a list that grows; `unknown` for one that came with a later platform. */
export const word = <const Words extends readonly string[]>(words: Words) =>
  v.fallback(v.picklist([...words, 'unknown' as const]), 'unknown')

/** A count of things: a whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a date can hold at most. */
const LAST_MOMENT = 8.64e15

/** A point in time: milliseconds since 1970, UTC. */
export const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MOMENT))

/** Text that may be missing or null on the wire, and is then empty. */
export const text = v.pipe(v.nullish(v.string(), ''))

/**
 * What its own place on a page can do without: missing, null or of a kind that nobody knows, it is the value given. Never for
 * money, nor for what tells records apart.
 */
export const spare = <const S extends v.GenericSchema>(schema: S, otherwise: v.InferOutput<S>) =>
  v.fallback(v.nullish(schema, otherwise as v.InferInput<S> & v.InferOutput<S>), otherwise)

/** What has to be bet of money that is given, as times of it: `null` for nothing, left out where the platform does not say. */
export const timesToBet = v.fallback(v.optional(v.nullable(decimal)), undefined)

/** Text that is only shown; empty where there is none or it can't be read. */
export const label = v.fallback(text, '')

/** A mark that only decorates; off where it can't be read. */
export const mark = v.fallback(flag, false)

/**
 * A list of which each item stands for itself: one that can't be read is left out. Where none of them can, the answer is not
 * what it should be.
 */
export const readable = <const S extends v.GenericSchema>(
  item: S,
  // What the server writes holds no `null`: that stands for what it should not have written.
): v.GenericSchema<v.InferInput<S>[], v.InferOutput<S>[]> =>
  v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.check((items) => items.length === 0 || items.some((one) => one !== null), 'an item that can be read'),
    v.transform((items) => items.filter((one) => one !== null)),
  )

/** The same, of which the page can do without all. */
export const spareList = <const S extends v.GenericSchema>(item: S) => v.fallback(v.nullish(readable(item), []), [])

/** Minutes, up to a day; a server that divides writes so many digits that they stay text here. */
const minutes = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,30})?$/, 'minutes'), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(1440),
)

/** What every sending of a code is answered with (spec 3, "SMS code request"): how long no further one may be asked for. */
export const typedCode = v.object({ expiredMinutes: v.nullish(minutes) })
