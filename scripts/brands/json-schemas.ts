/** The JSON schemas that editors complete and explain brand.json, theme.json and sandbox.json with, made from what the gate reads. */
import type { JsonSchema, OverrideActionContext } from '@valibot/to-json-schema'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { brandSchema } from '../../src/brand/schema.ts'
import { themeSchema } from '../../src/theme/read.ts'
import { findFamily, installedFamilies } from '../build/fonts/font-families.ts'
import { isRecord, valueAt } from './layers.ts'
import { sandboxSchema } from './sandbox-settings.ts'

export interface JsonSchemaFile {
  /** Relative to the brands folder. */
  readonly path: string
  readonly text: string
}

/** The schema files as they should be (draft-07). The same input gives the same text. */
export function jsonSchemaFiles(): JsonSchemaFile[] {
  return [
    file('brand.schema.json', 'A brand', 'brand.json: who a brand is and how its site behaves.', brandSchema),
    file('theme.schema.json', 'A theme', 'theme.json: the few decisions that a skin is made from.', themeSchema),
    file('sandbox.schema.json', 'A sandbox', 'sandbox.json: how the sandbox plays a gateway.', sandboxSchema),
  ]
}

function file(path: string, title: string, description: string, schema: GenericSchema): JsonSchemaFile {
  const { $schema, ...shape } = toJsonSchema(schema, {
    target: 'draft-07',
    // What an operator writes, not what comes of it.
    typeMode: 'input',
    overrideAction,
  })
  offerFamilies(shape)
  const definitions: Record<string, unknown> = {}
  const rest = shareRepeated(withoutEmpty(shape), definitions)
  // The cast holds: a record in, a record out.
  const whole = { $schema, title, description, ...(rest as object) }
  const text = JSON.stringify(Object.keys(definitions).length > 0 ? { ...whole, definitions } : whole, null, 2)
  return { path, text: `${text}\n` }
}

/** Has editors offer the families that are installed; for running text those with a second weight for what stands out. */
function offerFamilies(shape: unknown): void {
  const all = installedFamilies()
  const families = { display: all, text: all.filter((family) => (findFamily(family)?.weights.length ?? 0) > 1) }
  for (const [role, names] of Object.entries(families)) {
    const value = valueAt(shape, ['properties', 'font', 'properties', role, 'properties', '$value'])
    if (isRecord(value)) Object.assign(value, { examples: ['system', ...names] })
  }
}

/** What a check means to an editor: on a text that it is an https origin, on a list that nothing stands in it twice. */
function overrideAction({ valibotAction, jsonSchema }: OverrideActionContext): JsonSchema | undefined {
  // The cast holds: every action that checks may carry a message, and the others have no such member.
  const { message } = valibotAction as { readonly message?: unknown }
  const said = typeof message === 'string' ? { patternErrorMessage: `Expected ${message}.` } : {}
  if (valibotAction.type === 'regex' && 'requirement' in valibotAction && valibotAction.requirement instanceof RegExp) {
    return { ...jsonSchema, pattern: valibotAction.requirement.source, ...said }
  }
  if (valibotAction.type !== 'check') return undefined
  if (jsonSchema.type === 'string') return { ...jsonSchema, pattern: '^https://[a-z0-9.-]+(:[0-9]+)?$', ...said }
  // No editor judges one key of a group by another.
  if (jsonSchema.type === 'object') return jsonSchema
  return jsonSchema.type === 'array' ? { ...jsonSchema, uniqueItems: true } : undefined
}

/** The converter writes `required: []`, which means nothing. */
function withoutEmpty(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutEmpty)
  if (!isRecord(node)) return node
  const entries = Object.entries(node).filter(
    ([key, value]) => !(key === 'required' && Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutEmpty(value)]))
}

/** Shapes shorter than this are easier read where they stand. */
const WORTH_SHARING = 120

/** Says each large shape once: a palette has a dozen colours that are all alike. */
function shareRepeated(root: unknown, definitions: Record<string, unknown>): unknown {
  const counts = new Map<string, number>()
  const count = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(count)
    if (!isRecord(node)) return
    const text = JSON.stringify(node)
    const isShape = 'type' in node || 'anyOf' in node || 'oneOf' in node
    if (isShape && text.length >= WORTH_SHARING) counts.set(text, (counts.get(text) ?? 0) + 1)
    // What lies in a repeated shape is counted once, or it would seem repeated too.
    if ((counts.get(text) ?? 0) < 2) Object.values(node).forEach(count)
  }
  count(root)
  const names = new Map<string, string>()
  const replace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(replace)
    if (!isRecord(node)) return node
    const text = JSON.stringify(node)
    const inner = () => Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replace(value)]))
    if ((counts.get(text) ?? 0) < 2) return inner()
    const name = names.get(text) ?? `shape${names.size + 1}`
    if (!names.has(text)) {
      names.set(text, name)
      definitions[name] = undefined
      definitions[name] = inner()
    }
    return { $ref: `#/definitions/${name}` }
  }
  return replace(root)
}
