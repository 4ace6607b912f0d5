/** Keys that mean nothing and keys that are missing: one misspelt word is often both. */
import type { GenericSchema } from 'valibot'
import type { Remark } from '../draft.ts'
import type { JsonPath } from '../json.ts'
import { isRecord } from '../layers.ts'
import { describe, entriesOf, isGroup, itemOf, placesOfKey, schemaAt } from '../schema-walk.ts'
import { nearest } from '../../../src/rules/did-you-mean.ts'

export interface UnknownKey {
  readonly path: JsonPath
  /** The key that was probably meant, in the same object. */
  readonly meant: string | undefined
}

/** Every unknown key, at any depth; valibot itself stops at the first in each object. */
export function unknownKeys(schema: GenericSchema, value: unknown, at: JsonPath = []): UnknownKey[] {
  if (Array.isArray(value)) {
    const item = itemOf(schema)
    return item ? value.flatMap((inner: unknown, index) => unknownKeys(item, inner, [...at, index])) : []
  }
  const entries = entriesOf(schema)
  if (!entries || !isRecord(value)) return []
  const free = Object.keys(entries).filter((key) => !Object.hasOwn(value, key))
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(entries, key) ? entries[key] : undefined
    const path = [...at, key]
    return known ? unknownKeys(known, inner, path) : [{ path, meant: nearest(key, free) }]
  })
}

/** Where a list stands and a group belongs; valibot takes a list for a group whose keys are numbers. */
export function listsForGroups(schema: GenericSchema, value: unknown, at: JsonPath = []): JsonPath[] {
  if (Array.isArray(value)) {
    const item = itemOf(schema)
    if (item) return value.flatMap((inner: unknown, index) => listsForGroups(item, inner, [...at, index]))
    return isGroup(schema) ? [at] : []
  }
  const entries = entriesOf(schema)
  if (!entries || !isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(entries, key) ? entries[key] : undefined
    return known ? listsForGroups(known, inner, [...at, key]) : []
  })
}

/** What to say about a list where a group belongs. */
export function listForGroupRemark(path: JsonPath): Remark {
  const key = path.findLast((part) => typeof part === 'string') ?? 'the file'
  return {
    message: `"${key}" is a list`,
    expected: 'a group in curly brackets: { … }',
    suggestion: 'write { and } for [ and ], and a key before each value; or leave it out, if other brands do',
  }
}

/** A place in words: `in "access"`, `in "languages", entry 2`. */
function inside(path: JsonPath): string {
  const last = path.at(-1)
  const names = path.filter((part) => typeof part === 'string').join('.')
  return `in "${names}"${typeof last === 'number' ? `, entry ${last + 1}` : ''}`
}

/** What to say about an unknown key. */
export function unknownKeyRemark(root: GenericSchema, { path, meant }: UnknownKey): Remark {
  const key = String(path.at(-1))
  const around = path.slice(0, -1)
  const parent = schemaAt(root, around)
  const entries = (parent && entriesOf(parent)) ?? {}
  const keys = Object.keys(entries).filter((name) => name !== '$schema')
  const wanted = meant === undefined ? undefined : entries[meant]
  const description = wanted && describe(wanted)
  return {
    message: `"${key}" is not a key that means anything ${around.length > 0 ? inside(around) : 'here'}`,
    expected: description ? `"${meant}": ${description}` : `one of ${keys.join(', ')}`,
    suggestion: meant ? `did you mean "${meant}"?` : elsewhere(root, key, around, keys),
  }
}

/** A key that is right, but in the wrong place, or that misspells one which stands there as well. */
function elsewhere(root: GenericSchema, key: string, around: JsonPath, keys: readonly string[]): string {
  const [place] = placesOfKey(root, key).filter((path) => path.slice(0, -1).join() !== around.join())
  const twin = nearest(key, keys)
  if (!place && twin) return `delete it: "${twin}" is there already, and holds`
  if (!place) return 'delete it; what it was meant to do cannot be said in this file'
  const into = place.slice(0, -1).filter((part) => typeof part === 'string')
  return into.length > 0 ? `move it into "${into.join('.')}"` : 'move it to the top level of the file'
}

/** What to say about a key that is missing. */
export function missingKeyRemark(root: GenericSchema, path: JsonPath): Remark {
  const key = String(path.at(-1))
  const around = path.slice(0, -1)
  const schema = schemaAt(root, path)
  const description = schema && describe(schema)
  return {
    message: `"${key}" is missing${around.length > 0 ? ` ${inside(around)}` : ''}`,
    ...(description ? { expected: `"${key}": ${description}` } : {}),
    suggestion: `add "${key}"; brands/wireframe shows every key that must be there`,
  }
}
