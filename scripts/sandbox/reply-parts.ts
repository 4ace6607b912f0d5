/**
 * Goes through replies by their schemas: what a reply can do without, and what of one a page would leave out. What
 * `src/api/schemas.ts` calls `spare` and `readable` carries a fallback, which valibot keeps on the schema.
 */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'

/** A schema as valibot makes it, with whatever its kind has. */
export type ReplySchema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, ReplySchema>>
  readonly item?: ReplySchema
  readonly wrapped?: ReplySchema
  readonly getter?: (input: unknown) => ReplySchema
  readonly fallback?: unknown
}

/** How a platform may answer otherwise than ours, without being wrong. */
export const SPARING_WAYS = ['missing', 'unknown', 'empty'] as const
export type SparingWay = (typeof SPARING_WAYS)[number]

/** What no schema of a field expects. */
const UNKNOWN = { unheardOf: [1] }

/** Whether a schema takes a value for what it is, and not for something that it leaves out. */
function takes(schema: ReplySchema, value: unknown): boolean {
  const { success, output } = v.safeParse(schema, value)
  return success && !(schema.fallback !== undefined && isDeepStrictEqual(output, schema.fallback))
}

/** The schema without what stands around it: `nullish`, a fallback, a reference to itself. */
function bare(schema: ReplySchema): ReplySchema {
  if (schema.getter) return bare(schema.getter(null))
  return schema.wrapped ? bare(schema.wrapped) : schema
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The reply with all gone that its schema can do without (`missing`), with what nobody knows in its place (`unknown`), or
 * with no item in any list (`empty`). In each there is a field of which the contract says nothing.
 */
export function sparingReply(schema: v.GenericSchema, value: unknown, way: SparingWay): unknown {
  const { entries, item } = bare(schema)
  if (Array.isArray(value) && item) {
    if (way === 'empty' && takes(schema, [])) return []
    const items = value.map((one) => sparingReply(item, one, way))
    return way === 'unknown' && takes(schema, [UNKNOWN, ...items]) ? [UNKNOWN, ...items] : items
  }
  if (!isObject(value) || !entries) return value
  let spared = { ...value }
  for (const [name, said] of Object.entries(value)) {
    const entry = entries[name]
    if (!entry) continue
    const { [name]: _, ...rest } = spared
    const without = way === 'unknown' ? { ...rest, [name]: UNKNOWN } : rest
    // A field may be needed where another one is empty.
    spared = way !== 'empty' && takes(schema, without) ? without : { ...rest, [name]: sparingReply(entry, said, way) }
  }
  return { ...spared, ...UNKNOWN }
}

/** Where a page would leave out what the sandbox wrote, such as `games.3.isHot`; `null` where it reads all. */
export function firstUnread(schema: v.GenericSchema, value: unknown, at = ''): string | null {
  const { fallback, entries, item } = { ...bare(schema), fallback: (schema as ReplySchema).fallback }
  const isFallback = fallback !== undefined && isDeepStrictEqual(v.parse(schema, value), fallback)
  if (isFallback && Boolean(value) && !isDeepStrictEqual(value, fallback)) return at
  const under = (name: string | number): string => (at === '' ? String(name) : `${at}.${name}`)
  const places =
    Array.isArray(value) && item
      ? value.map((one, index) => firstUnread(item, one, under(index)))
      : Object.entries(isObject(value) ? (entries ?? {}) : {}).map(([name, entry]) =>
          firstUnread(entry, Reflect.get(Object(value), name), under(name)),
        )
  return places.find((place) => place !== null) ?? null
}
