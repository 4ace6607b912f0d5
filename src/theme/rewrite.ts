/** How a value of theme.json is written in the format, where what was meant can be told: `16` for a radius is a group. */
import { formatHex, parse } from 'culori'
import * as v from 'valibot'

/** The parts of a schema that lead further down, and those that say what belongs there. */
interface Branch {
  readonly type?: string
  readonly wrapped?: Branch
  readonly entries?: Readonly<Record<string, Branch>>
  readonly literal?: unknown
}

/**
 * The schema at a path of the theme's schema.
 * @returns `undefined` where the path leads nowhere
 */
export function branchAt(root: v.GenericSchema, path: readonly (string | number)[]): Branch | undefined {
  // The cast holds: every part of the theme's schema is an object, an optional around one, or a leaf.
  let at: Branch | undefined = bare(root as Branch)
  for (const key of path) at = bare(at?.entries?.[String(key)])
  return at
}

function bare(schema: Branch | undefined): Branch | undefined {
  return schema?.wrapped ? bare(schema.wrapped) : schema
}

/**
 * A value that stands where the format wants another form of it, in that form, as it is to be written.
 * @returns JSON on one line, or `undefined` where nobody can tell what was meant
 */
export function rewritten(root: v.GenericSchema, path: readonly (string | number)[], input: unknown) {
  const schema = branchAt(root, path)
  const value = schema && (typeof input === 'string' || typeof input === 'number') ? formed(schema, input) : undefined
  // The cast holds: a branch is a schema, seen by some of its members.
  if (value === undefined || !v.is(schema as unknown as v.GenericSchema, value)) return undefined
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')
}

function formed(schema: Branch, input: string | number): unknown {
  const { entries, type } = schema
  const inner = bare(entries?.['$value'])
  if (inner) return { $value: formed(inner, input) ?? input }
  const unit = bare(entries?.['unit'])?.literal
  // "16px", "16 px" and "16" say the same, but "2rem" does not.
  if (unit !== undefined) return { value: Number(String(input).replace(new RegExp(`\\s*${String(unit)}$`), '')), unit }
  if (type === 'number' || type === 'picklist') return String(input).trim() === '' ? undefined : Number(input)
  if (type === 'union') {
    const color = typeof input === 'string' ? parse(input) : undefined
    return color && formatHex(color)
  }
  return undefined
}
