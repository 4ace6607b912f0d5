/** Reads JSON as a tree, so that whatever is wrong in it later can be shown where it stands. */
import type { Node, ParseError } from 'jsonc-parser'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Place } from './position.ts'
import { positionOf } from './position.ts'
import type { Problem } from './problem.ts'
import { syntaxProblems } from './syntax.ts'

export type JsonPath = readonly (string | number)[]

export interface JsonDocument {
  /** The path to show. */
  readonly file: string
  readonly text: string
  readonly root: Node
  readonly value: unknown
}

/**
 * Reads strict JSON. Slips that leave the meaning clear (a missing comma, one too many, a comment) are problems, but
 * the document is still there, so that its other problems can be told at the same time.
 * @param file the path to show in problems
 * @returns no document when the text cannot be made sense of
 */
export function readJson(file: string, text: string): { document?: JsonDocument; problems: Problem[] } {
  const deep = tooDeep(file, text)
  if (deep) return { problems: [deep] }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const { problems, readable } = syntaxProblems(file, text, errors)
  if (!root || !readable) return { problems }
  if (root.type !== 'object') return { problems: [...problems, noGroup(file, text, root)] }
  problems.push(...repeatedKeys(file, text, root), ...endlessNumbers(file, text, root))
  return { document: { file, text, root, value: valueOf(root) }, problems }
}

/** Deeper than anything that a brand has to say. */
const DEEPEST = 64

/** What opens more than so many brackets within each other would exhaust whatever walks down it. */
function tooDeep(file: string, text: string): Problem | undefined {
  let depth = 0
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (found === '{' || found === '[') depth += 1
    if (found === '}' || found === ']') depth -= 1
    if (depth <= DEEPEST) continue
    return {
      severity: 'error',
      file,
      ...positionOf(text, index),
      message: 'this nests too deeply to be read',
      expected: `at most ${DEEPEST} brackets within each other`,
      suggestion: 'look for brackets that were opened by mistake',
    }
  }
  return undefined
}

/** Everything that a brand says in JSON is a group at its root. */
function noGroup(file: string, text: string, root: Node): Problem {
  return {
    severity: 'error',
    file,
    ...positionOf(text, root.offset),
    message: root.type === 'array' ? 'the file holds a list' : 'the file holds a single value',
    expected: 'a group in curly brackets: { … }',
    suggestion: 'compare with the same file of another brand',
  }
}

/** The plain value of a node. The parser's own would let a key named `__proto__` set a prototype. */
function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf)
  if (node.type !== 'object') return node.value
  const entries: [string, unknown][] = []
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? []
    if (key && value) entries.push([String(key.value), valueOf(value)])
  }
  return Object.fromEntries(entries)
}

function repeatedKeys(file: string, text: string, node: Node): Problem[] {
  const problems: Problem[] = []
  const seen = new Map<string, Node>()
  for (const child of node.children ?? []) {
    const [key, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child]
    if (value) problems.push(...repeatedKeys(file, text, value))
    if (!key) continue
    const name = String(key.value)
    const first = seen.get(name)
    if (!first) {
      seen.set(name, key)
      continue
    }
    problems.push({
      severity: 'error',
      file,
      ...positionOf(text, key.offset),
      message: `"${name}" is said twice`,
      expected: `each key once; the first one is on line ${positionOf(text, first.offset).line}`,
      suggestion: 'keep the one that you mean and delete the other',
    })
  }
  return problems
}

/** Numbers such as `1e400`, which no program can hold. */
function endlessNumbers(file: string, text: string, node: Node): Problem[] {
  if (node.type !== 'number') return (node.children ?? []).flatMap((child) => endlessNumbers(file, text, child))
  if (Number.isFinite(node.value)) return []
  return [
    {
      severity: 'error',
      file,
      ...positionOf(text, node.offset),
      message: `${text.slice(node.offset, node.offset + node.length)} is too large a number`,
      expected: 'a number that can be counted with, such as 18',
      suggestion: 'write the number that you mean',
    },
  ]
}

/** The node that a path names: the value, or the key of that value. */
function nodeAt(document: JsonDocument, path: JsonPath, which: 'key' | 'value'): Node | undefined {
  const node = findNodeAtLocation(document.root, [...path])
  if (which === 'value' || !node) return node
  return node.parent?.type === 'property' ? node.parent.children?.[0] : node
}

/**
 * Where a path stands in a document.
 * @returns `undefined` when the document does not say it
 */
export function placeOf(document: JsonDocument, path: JsonPath, which: 'key' | 'value' = 'value'): Place | undefined {
  const node = nodeAt(document, path, which)
  return node && { file: document.file, ...positionOf(document.text, node.offset) }
}
