import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf, readJson } from './json.ts'
import { layer, placeIn, textsAt, valueAt } from './layers.ts'

test('what JSON.parse reads is read alike, and without a problem', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value, null, 1)
      expect(readJson('f', text)).toMatchObject({ problems: [], document: { value: JSON.parse(text) } })
    }),
  )
})

test('any text gives a document, a problem, or both, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[[\]{}",:0-9a-z \n'/]*$/)), (text) => {
      const { document, problems } = readJson('f', text)
      let valid = true
      try {
        JSON.parse(text)
      } catch {
        valid = false
      }
      if (!valid) expect(problems.length).toBeGreaterThan(0)
      if (!document) expect(problems.length).toBeGreaterThan(0)
      for (const { line = 0, column = 0 } of problems) {
        expect(line).toBeGreaterThan(0)
        expect(line).toBeLessThanOrEqual(text.split('\n').length)
        expect(column).toBeGreaterThan(0)
      }
    }),
    { numRuns: 500 },
  )
})

test('harmless slips are all told, and the rest is still read', () => {
  const { document, problems } = readJson('f', '{\n  "a": 1\n  "b": [1, 2,], // note\n  "c": true\n}')
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 9],
    [3, 13],
    [3, 17],
  ])
  expect(document?.value).toEqual({ a: 1, b: [1, 2], c: true })
})

test.each([
  ['[1, 2]', 'the file holds a list'],
  ['"wireframe"', 'the file holds a single value'],
  ['{ "minimumAge": 1e400 }', '1e400 is too large a number'],
  [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'this nests too deeply to be read'],
  [`{ "a": ${'['.repeat(20_000)}`, 'this nests too deeply to be read'],
])('%.30s is one problem', (text, message) => {
  expect(readJson('f', text).problems.map((one) => one.message)).toEqual([message])
})

test('brackets in a text nest nothing', () => {
  expect(readJson('f', JSON.stringify({ a: '[{"'.repeat(500) })).problems).toEqual([])
})

test('a key named __proto__ is a key like any other', () => {
  const { document } = readJson('f', '{ "__proto__": { "name": "x" } }')
  expect(Object.keys(document?.value ?? {})).toEqual(['__proto__'])
  expect(valueAt(document?.value, ['name'])).toBeUndefined()
})

test('keys and values are placed, also with CRLF', () => {
  const { document } = readJson('f', '{\r\n  "a": {\r\n    "b": [10, 20]\r\n  }\r\n}')
  if (!document) throw new Error('unreadable')
  expect(placeOf(document, ['a', 'b'], 'key')).toEqual({ file: 'f', line: 3, column: 5 })
  expect(placeOf(document, ['a', 'b', 1])).toEqual({ file: 'f', line: 3, column: 15 })
  expect(placeOf(document, ['a', 'c'])).toBeUndefined()
})

const read = (file: string, value: unknown) => {
  const { document } = readJson(file, JSON.stringify(value))
  if (!document) throw new Error('unreadable')
  return document
}

test('a stage lies over the base: groups merge, lists are replaced, and each part is placed in the file that said it', () => {
  const layers = layer([
    read('base', { name: 'A', gateway: { origin: 'x', timeoutSeconds: 10 }, domains: ['a', 'b'] }),
    read('stage', { gateway: { timeoutSeconds: 20 }, domains: ['c'] }),
  ])
  expect(layers.value).toEqual({ name: 'A', gateway: { origin: 'x', timeoutSeconds: 20 }, domains: ['c'] })
  expect(placeIn(layers, ['gateway', 'timeoutSeconds']).file).toBe('stage')
  expect(placeIn(layers, ['gateway', 'origin']).file).toBe('base')
  expect(placeIn(layers, ['domains', 0]).file).toBe('stage')
  expect(placeIn(layers, ['gateway', 'seal'])).toEqual({ file: 'base', line: 1, column: 23 })
  expect(textsAt(layers.value, ['domains'])).toEqual([{ text: 'c', path: ['domains', 0] }])
})
