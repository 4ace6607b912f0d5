/** Finds its way through a valibot schema: which keys may stand where, and how they are described. */
import type { GenericSchema } from 'valibot'
import { getDescription } from 'valibot'
import type { JsonPath } from './json.ts'

/**
 * The parts of a schema that lead further down. Valibot types each kind of schema on its own, and a walk meets them
 * all: this is their union, which a cast below narrows to.
 */
interface Branch {
  readonly wrapped?: GenericSchema
  readonly item?: GenericSchema
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly options?: readonly unknown[]
  readonly type: string
}

// The cast holds: each member is optional, and named as valibot names it.
const branch = (schema: GenericSchema) => schema as GenericSchema & Branch

/** A schema without the `optional` around it, which may itself stand in a pipe. */
function bare(schema: GenericSchema): GenericSchema & Branch {
  let inner = branch(schema)
  while (inner.wrapped) inner = branch(inner.wrapped)
  return inner
}

/** The branches of a union or a variant; any other schema alone. */
function alternatives(schema: GenericSchema): readonly (GenericSchema & Branch)[] {
  const inner = bare(schema)
  if (!['union', 'variant'].includes(inner.type) || !inner.options) return [inner]
  // The options of these two are schemas; those of a picklist, which are not, were left out above.
  return (inner.options as readonly GenericSchema[]).flatMap(alternatives)
}

/** The keys that an object at this place may have; nothing where no object with fixed keys belongs. */
export function entriesOf(schema: GenericSchema): Readonly<Record<string, GenericSchema>> | undefined {
  return alternatives(schema).find(({ entries }) => entries)?.entries
}

/** Whether an object belongs here, with fixed keys or free ones. */
export function isGroup(schema: GenericSchema): boolean {
  return alternatives(schema).some(({ entries, type }) => entries !== undefined || type === 'record')
}

/** The schema of a list's items. */
export function itemOf(schema: GenericSchema): GenericSchema | undefined {
  return alternatives(schema).find(({ item }) => item)?.item
}

/** The schema at a path; `undefined` where the path leads nowhere. */
export function schemaAt(schema: GenericSchema, path: JsonPath): GenericSchema | undefined {
  let at: GenericSchema | undefined = schema
  for (const key of path) {
    if (!at) return undefined
    if (typeof key === 'number') at = itemOf(at)
    else {
      const entries = entriesOf(at)
      at = entries && Object.hasOwn(entries, key) ? entries[key] : undefined
    }
  }
  return at
}

/** The words that may stand at a place with a fixed choice. */
export function choicesOf(schema: GenericSchema): readonly (string | number)[] {
  const inner = bare(schema)
  const options: readonly unknown[] = inner.type === 'picklist' ? (inner.options ?? []) : []
  return options.filter((option) => typeof option === 'string' || typeof option === 'number')
}

/** How an operator is told what belongs here. */
export function describe(schema: GenericSchema): string | undefined {
  const outer = getDescription(schema)
  const { wrapped } = branch(schema)
  return outer ?? (wrapped ? describe(wrapped) : undefined)
}

/** Every place with a key of this name. */
export function placesOfKey(schema: GenericSchema, name: string, at: JsonPath = []): JsonPath[] {
  const entries = entriesOf(schema)
  if (!entries) {
    const item = itemOf(schema)
    return item ? placesOfKey(item, name, [...at, 0]) : []
  }
  return Object.entries(entries).flatMap(([key, inner]) => [
    ...(key === name ? [[...at, key]] : []),
    ...placesOfKey(inner, name, [...at, key]),
  ])
}
