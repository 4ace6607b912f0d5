/** What of a reply a page cannot do without, read off its schema: for the operator whose gateway answers. */
import * as v from 'valibot'
import type { ReplySchema } from '../../sandbox/reply-parts.ts'

const takes = (schema: ReplySchema, value: unknown): boolean => v.safeParse(schema, value).success

/**
 * The places that a reply must have, such as `token` or `list[?].id`: `[]` is each item of a list; `[?]` is each item of one
 * that leaves out what lacks it. A reply that is no object is `value`.
 * @param seen the schemas that are being read, which may hold themselves
 */
export function replyNeeds(schema: ReplySchema, at = '', seen: ReadonlySet<ReplySchema> = new Set()): string[] {
  if (seen.has(schema)) return []
  const within = new Set([...seen, schema])
  if (schema.getter) return replyNeeds(schema.getter(null), at, within)
  if (schema.wrapped) return replyNeeds(schema.wrapped, at, within)
  if (schema.item) {
    const mark = 'fallback' in schema.item ? '[?]' : '[]'
    const inner = replyNeeds(schema.item, `${at}${mark}`, within)
    return inner.length > 0 ? inner : at === '' ? [`value${mark}`] : [at]
  }
  const { entries } = schema
  if (!entries) return at !== '' || takes(schema, undefined) ? [] : ['value']
  const needs = Object.entries(entries).flatMap(([name, entry]) => {
    if (takes(entry, undefined)) return []
    const place = at === '' ? name : `${at}.${name}`
    const inner = replyNeeds(entry, place, within)
    return inner.length > 0 ? inner : [place]
  })
  // Each field may be missing by itself, and not all of them.
  if (needs.length === 0 && at === '' && !takes(schema, {})) return [`one of ${Object.keys(entries).join(', ')}`]
  return needs
}
