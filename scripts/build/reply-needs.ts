/** What of a reply a page cannot do without, read off its schema: for the operator whose gateway answers. */
import * as v from 'valibot'

/** A schema as valibot makes it, with what its kind has. */
type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly getter?: (input: unknown) => Schema
  readonly fallback?: unknown
}

const mayBeMissing = (schema: Schema): boolean => v.safeParse(schema, undefined).success

/**
 * The places that a reply must have, such as `token` or `list[?].id`: `[]` is each item of a list; `[?]` is each item of one
 * that leaves out what lacks it. The reply itself is `value` where it is no object.
 * @param seen the schemas that are being read, which may hold themselves
 */
export function replyNeeds(schema: Schema, at = '', seen: ReadonlySet<Schema> = new Set()): string[] {
  if (seen.has(schema)) return []
  const within = new Set([...seen, schema])
  if (schema.getter) return replyNeeds(schema.getter(null), at, within)
  if (schema.wrapped) return replyNeeds(schema.wrapped, at, within)
  if (schema.item) {
    const mark = 'fallback' in schema.item ? '[?]' : '[]'
    const inner = replyNeeds(schema.item, `${at}${mark}`, within)
    return inner.length > 0 ? inner : at === '' ? [`value${mark}`] : [at]
  }
  if (!schema.entries) return at === '' || at.endsWith(']') ? [] : [at]
  return Object.entries(schema.entries).flatMap(([name, entry]) => {
    if (mayBeMissing(entry)) return []
    const place = at === '' ? name : `${at}.${name}`
    const inner = replyNeeds(entry, place, within)
    return inner.length > 0 ? inner : [place]
  })
}
