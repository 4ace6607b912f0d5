/** `brand.json`, and over it `brand.<stage>.json` where a stage is built: one value, and where each part was said. */
import type { JsonDocument, JsonPath } from './json.ts'
import { placeOf } from './json.ts'
import type { Place } from './position.ts'

export interface Layers {
  /** The file that everyone has, then the one of the stage. */
  readonly documents: readonly [JsonDocument, ...JsonDocument[]]
  /** All of them merged. */
  readonly value: unknown
}

/** Lays documents over each other, the later over the earlier. */
export function layer(documents: Layers['documents']): Layers {
  const [first, ...rest] = documents
  return { documents, value: rest.reduce((under, { value }) => merge(under, value), first.value) }
}

/** Objects merge key by key; anything else, lists too, is replaced whole. */
function merge(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over
  const keys = new Set([...Object.keys(under), ...Object.keys(over)])
  return Object.fromEntries(
    [...keys].map((key) => [key, Object.hasOwn(over, key) ? merge(own(under, key), over[key]) : under[key]]),
  )
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** What stands at a path; `undefined` where nothing does. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let at = value
  for (const key of path) {
    if (Array.isArray(at)) at = at[Number(key)]
    else if (isRecord(at)) at = own(at, String(key))
    else return undefined
  }
  return at
}

/** The texts in the list at a path, each with its own path; anything that is not a text is left out. */
export function textsAt(value: unknown, path: JsonPath): { text: string; path: JsonPath }[] {
  const list = valueAt(value, path)
  if (!Array.isArray(list)) return []
  return list.flatMap((text: unknown, index) => (typeof text === 'string' ? [{ text, path: [...path, index] }] : []))
}

/**
 * Where a path was said: in the stage's file if it says it, else in the base. What nobody said (a missing key) is shown
 * at the nearest thing around it, in the base where possible, since that is where it is to be written.
 */
export function placeIn(layers: Layers, path: JsonPath, which: 'key' | 'value' = 'value'): Place {
  for (const document of layers.documents.toReversed()) {
    const place = placeOf(document, path, which)
    if (place) return place
  }
  for (let length = path.length - 1; length >= 0; length--) {
    for (const document of layers.documents) {
      const place = placeOf(document, path.slice(0, length))
      if (place) return place
    }
  }
  return { file: layers.documents[0].file, line: 1, column: 1 }
}
