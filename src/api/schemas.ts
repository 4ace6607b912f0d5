/** Pieces that several areas' schemas share. */
import * as v from 'valibot'

/** A call without a payload. */
export const nothing = v.strictObject({})

/** Money on the wire: a decimal string. A JSON number is read from its source text by the gateway, so none is rounded. */
export const money = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^-?\d{1,30}(\.\d{1,12})?$/, 'a decimal amount'),
)

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

/** A count of things: a whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a date can hold at most. */
const LAST_MOMENT = 8.64e15

/** A point in time: milliseconds since 1970, UTC. */
export const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MOMENT))

/** Text that may be missing or null on the wire, and is then empty. */
export const text = v.pipe(v.nullish(v.string(), ''))

/** Minutes, up to a day; a server that divides writes so many digits that they stay text here. */
const minutes = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,30})?$/, 'minutes'), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(1440),
)

/** What every sending of a code is answered with (spec 3, "SMS code request"): how long no further one may be asked for. */
export const sentCode = v.object({ expiredMinutes: v.nullish(minutes) })
