/** Says in an operator's words what valibot found wrong with a value. */
import type { BaseIssue, GenericSchema } from 'valibot'
import type { Remark } from '../draft.ts'
import type { JsonPath } from '../json.ts'
import { choicesOf, describe, entriesOf, schemaAt } from '../schema-walk.ts'
import { isForMembers } from '../../../src/brand/layout-schema.ts'
import { didYouMean, oneOf } from '../../../src/rules/did-you-mean.ts'
import { domainRemark, originRemark } from './addresses.ts'
import { isModulus, modulusRemark } from './seal.ts'

/** The names of JSON's types, as they are said to people; valibot names them as JavaScript does. */
const NAMES: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  number: 'a number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in square brackets: [ … ]',
  strict_object: 'a group in curly brackets: { … }',
}

function nameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group'
  if (typeof value === 'string') return `the text ${shorten(value)}`
  return String(value)
}

const shorten = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text)

/**
 * Turns one issue into a remark.
 * @param root the schema that the issue comes from
 * @param path where the value stands
 */
export function valueRemark(root: GenericSchema, path: JsonPath, issue: BaseIssue<unknown>): Remark {
  const schema = schemaAt(root, path)
  const key = keyOf(path)
  const value = issue.input
  const description = describedAt(root, path)
  const choices = schema ? choicesOf(schema) : []
  if (key === 'schemaVersion' && issue.type === 'literal') return versionRemark(value)
  if (typeof value === 'string' && isOriginKey(path) && issue.type === 'check') return originRemark(value)
  if (typeof value === 'string' && path[0] === 'domains' && issue.type === 'regex') return domainRemark(value)
  const modulus = typeof value === 'string' && isModulus(path) ? modulusRemark(value) : undefined
  if (modulus) return modulus
  if (issue.type === 'union') return unionRemark(key, value, description)
  if (key === 'id' && path.length === 1 && issue.type === 'regex') return idRemark(value)
  if (key === 'guest' && isForMembers(value)) {
    return {
      message: `${JSON.stringify(value)} is for members alone`,
      expected: expecting(oneOf(choices), description),
      suggestion: 'write it in "member", or delete it',
    }
  }
  if (choices.length > 0) {
    return {
      message: `${nameOf(value)} is no choice for "${key}"`,
      expected: expecting(oneOf(choices), description),
      suggestion: choose(value, choices),
    }
  }
  const type = NAMES[issue.type]
  if (type) {
    return {
      message: `"${key}" is ${nameOf(value)}`,
      expected: expecting(type, description),
      suggestion: retype(issue, schema),
    }
  }
  return rangeRemark(key, issue, description)
}

/** The choice that was meant: a number in quotes is near none of the words. */
function choose(value: unknown, choices: readonly (string | number)[]): string {
  if (typeof value !== 'string') return 'take one of these'
  if (choices.some((choice) => typeof choice === 'number' && String(choice) === value))
    return `write ${value}, without the quotes`
  return didYouMean(value, choices.map(String)) ?? 'take one of these'
}

/** The last key of a path; items of a list go by the list's own key. */
function keyOf(path: JsonPath): string {
  return String(path.findLast((part) => typeof part === 'string') ?? 'the file')
}

/** What a place is for; an item of a list without a description of its own goes by the list's. */
function describedAt(root: GenericSchema, path: JsonPath): string | undefined {
  const schema = schemaAt(root, path)
  const own = schema && describe(schema)
  return own ?? (typeof path.at(-1) === 'number' ? describedAt(root, path.slice(0, -1)) : undefined)
}

function isOriginKey(path: JsonPath): boolean {
  const [first, second] = path
  return (
    first === 'origins' ||
    first === 'analytics' ||
    (first === 'gateway' && second === 'origin') ||
    second === 'embedders'
  )
}

const expecting = (what: string, description: string | undefined) =>
  description ? `${what} (${description.replace(/\.$/, '')})` : what

/** The folder has the same name, so that both change together. */
function idRemark(value: unknown): Remark {
  const fit = String(value)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 31)
    .replace(/-+$/, '')
  return {
    message: `"id" is ${nameOf(value)}`,
    expected: 'lower-case letters, digits and hyphens, beginning with a letter',
    suggestion: `write ${fit.length > 1 ? `"${fit}"` : 'it in this form'}, and give the folder the same name`,
  }
}

function versionRemark(value: unknown): Remark {
  const newer = typeof value === 'number' && value > 1
  return {
    message: `schemaVersion is ${nameOf(value)}, and this build reads version 1`,
    expected: '1',
    suggestion: newer ? 'build with a newer version of Livery, or write 1' : 'write 1, without quotes',
  }
}

/** The one union is the seal: a group with a key, or the word "none". */
function unionRemark(key: string, value: unknown, description: string | undefined): Remark {
  return {
    message: `"${key}" is ${nameOf(value)}`,
    expected: expecting('{ "jwk": { … } } or "none"', description),
    suggestion:
      (typeof value === 'string' ? didYouMean(value, ['none']) : undefined) ??
      'ask whoever runs your gateway for its public key in JWK form, a group with kty, n, e and kid',
  }
}

/** What to do about a wrong type: often the quotes alone are wrong. */
function retype({ type, input }: BaseIssue<unknown>, schema: GenericSchema | undefined): string {
  if (type === 'boolean' && typeof input === 'string' && /^(true|false)$/i.test(input)) {
    return `write ${input.toLowerCase()}, without the quotes`
  }
  if (type === 'number' && typeof input === 'string' && /^\d+(\.\d+)?$/.test(input)) {
    return `write ${input}, without the quotes`
  }
  if (type === 'string' && (typeof input === 'number' || typeof input === 'boolean')) return `write "${String(input)}"`
  if (type === 'array' && typeof input === 'string') return `write [${shorten(input)}]`
  const entries = Object.entries((type === 'strict_object' && schema && entriesOf(schema)) || {})
  const needed = entries.filter(([, entry]) => entry.type !== 'optional').map(([key]) => `"${key}": …`)
  if (needed.length > 0) return `write { ${needed.join(', ')} }`
  return 'compare with the same key of brands/wireframe, or let the editor complete it'
}

function rangeRemark(key: string, issue: BaseIssue<unknown>, description: string | undefined): Remark {
  const { type, input, expected, message } = issue
  const bound = Number(String(expected).replace(/^[<>=]+/, ''))
  switch (type) {
    case 'min_value':
    case 'max_value':
      return {
        message: `"${key}" is ${nameOf(input)}`,
        expected: expecting(`${type === 'min_value' ? 'at least' : 'at most'} ${bound}`, description),
        suggestion:
          key === 'minimumAge' && type === 'min_value'
            ? 'nobody under 18 may play: write 18 or more'
            : `write ${bound}`,
      }
    case 'integer':
      return {
        message: `"${key}" is ${nameOf(input)}`,
        expected: expecting('a whole number', description),
        suggestion: `write ${typeof input === 'number' ? Math.round(input) : 'a whole number'}`,
      }
    case 'max_length':
      return {
        message: `"${key}" has ${lengthOf(input)} characters`,
        expected: expecting(`at most ${bound}`, description),
        suggestion: `shorten it by ${lengthOf(input) - bound}`,
      }
    case 'min_length':
      return emptyRemark(key, issue, description)
    case 'literal':
      return {
        message: `"${key}" is ${nameOf(input)}`,
        expected: String(expected),
        suggestion: `write ${String(expected)}`,
      }
    case 'check':
      return listRemark(key, issue, description)
    default:
      return { message: `"${key}" is ${nameOf(input)}`, expected: message, suggestion: 'write it in this form' }
  }
}

const lengthOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0)

function emptyRemark(key: string, { input, message }: BaseIssue<unknown>, description: string | undefined): Remark {
  if (lengthOf(input) === 0) {
    const what = typeof input === 'string' ? 'at least one character' : 'at least one entry'
    return { message: `"${key}" is empty`, expected: expecting(what, description), suggestion: 'fill it in' }
  }
  return { message: `"${key}" is too short`, expected: message, suggestion: 'check that it was copied whole' }
}

/** Where a list says something for the second time. */
export function repeatedIndex(input: unknown): number | undefined {
  const items: readonly unknown[] = Array.isArray(input) ? input : []
  const index = items.findIndex((item, at) => items.indexOf(item) < at)
  return index < 0 ? undefined : index
}

/** A list that says something twice, where each may stand once. */
function listRemark(key: string, { input, message }: BaseIssue<unknown>, description: string | undefined): Remark {
  const index = repeatedIndex(input)
  const repeated: unknown = Array.isArray(input) && index !== undefined ? input[index] : undefined
  if (repeated === undefined) {
    return { message: `"${key}" is ${nameOf(input)}`, expected: message, suggestion: 'write it in this form' }
  }
  return {
    message: `"${key}" names ${JSON.stringify(repeated)} twice`,
    expected: expecting(message, description),
    suggestion: `delete one of the two ${JSON.stringify(repeated)}`,
  }
}
