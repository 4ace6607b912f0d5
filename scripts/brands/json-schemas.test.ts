import { expect, test } from 'vitest'
import { goodConfig } from './fixtures/good.ts'
import { installedFamilies } from '../build/fonts/font-families.ts'
import { jsonSchemaFiles } from './json-schemas.ts'
import { isRecord, valueAt } from './layers.ts'

const [brand, theme] = jsonSchemaFiles().map(({ text }): unknown => JSON.parse(text))

test('the keys that must be there are those without a default, and no others', () => {
  expect(valueAt(brand, ['required'])).toEqual([
    'schemaVersion',
    'id',
    'name',
    'merchantCode',
    'domains',
    'languages',
    'defaultLanguage',
    'loginedToHomePage',
  ])
  expect(valueAt(brand, ['properties', 'access', 'required'])).toBeUndefined()
  expect(valueAt(brand, ['properties', 'access', 'properties', 'minimumAge', 'default'])).toBe(18)
})

test('keys that are unknown to the gate are unknown to editors', () => {
  expect(valueAt(brand, ['additionalProperties'])).toBe(false)
  expect(valueAt(theme, ['additionalProperties'])).toBe(false)
})

test('editors explain every key that an operator is likely to write', () => {
  const silent = Object.keys(goodConfig('a')).filter((key) => {
    const property = valueAt(brand, ['properties', key])
    if (!isRecord(property) || isRecord(property['properties'])) return false
    return typeof property['description'] !== 'string'
  })
  expect(silent).toEqual([])
})

test('editors offer families that the gate takes, and for running text none of one weight', () => {
  const offered = (role: string) =>
    valueAt(theme, ['properties', 'font', 'properties', role, 'properties', '$value', 'examples'])
  expect(offered('display')).toEqual(['system', ...installedFamilies()])
  expect(offered('text')).toContain('Hanken Grotesk')
  expect(offered('text')).not.toContain('Pirata One')
})

test('editors refuse what a bundle must not open: other schemes, wildcards, paths', () => {
  const pattern = new RegExp(String(valueAt(brand, ['properties', 'gateway', 'properties', 'origin', 'pattern'])))
  expect(pattern.test('https://api.a.com:8443')).toBe(true)
  for (const text of ['http://a.com', 'https://*.a.com', 'https://a.com/', 'https://a.com;b', 'https://me@a.com']) {
    expect(pattern.test(text), text).toBe(false)
  }
})

/** Characters of a shape that is worth a definition. */
const LARGE = 300

/** All objects within a value, as text. */
const shapesIn = (node: unknown): string[] =>
  typeof node === 'object' && node !== null
    ? [...(Array.isArray(node) ? [] : [JSON.stringify(node)]), ...Object.values(node).flatMap(shapesIn)]
    : []

test('a large shape is said once: every reference leads to one, and nothing stands there twice', () => {
  for (const { text } of jsonSchemaFiles()) {
    const names = [...text.matchAll(/"#\/definitions\/(\w+)"/g)].map(([, name]) => String(name))
    const whole: unknown = JSON.parse(text)
    for (const name of names) expect(valueAt(whole, ['definitions', name])).toBeTypeOf('object')
    const large = shapesIn(whole).filter((shape) => shape.length > LARGE)
    expect(large.length).toBeGreaterThan(10)
    expect(large.filter((shape, at) => large.indexOf(shape) !== at)).toEqual([])
  }
})
