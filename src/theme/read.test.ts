import { readFileSync, readdirSync } from 'node:fs'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import { describe, expect, test } from 'vitest'
import { contrast } from './color.ts'
import { derive } from './derive.ts'
import { contrastProblems, readTheme } from './read.ts'
import type { ThemeIssue } from './read.ts'

const good = { ground: { $value: '#ffffff' }, ink: { $value: '#16181d' }, accent: { $value: '#1f5fd6' } }
const light = (more: object) => ({ color: { light: { ...good, ...more } } })

function issues(json: unknown): ThemeIssue[] {
  const read = readTheme(json)
  if (read.ok) throw new Error('this theme was meant to be refused')
  return read.issues
}

function contrastIssues(json: unknown): ThemeIssue[] {
  const read = readTheme(json)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return contrastProblems(read.theme)
}

describe('what is read', () => {
  test('a theme that says only its colours gets the base for the rest', () => {
    const read = readTheme(light({}))
    expect(read).toMatchObject({ ok: true, theme: { radius: 8, density: 1, font: { display: 'system' } } })
  })

  test('a colour may be hex text, short or long, or an object in srgb or oklch', () => {
    const srgb = { colorSpace: 'srgb', components: [1, 0.5, 0] }
    const oklch = { colorSpace: 'oklch', components: [0.7, 0.1, 200] }
    const read = readTheme(light({ accent: { $value: srgb }, live: { $value: oklch }, good: { $value: '#0A5' } }))
    if (!read.ok) throw new Error(JSON.stringify(read.issues))
    expect(read.theme.color.light).toMatchObject({ accent: '#ff8000', good: '#00aa55' })
    expect(read.theme.color.light?.live).toMatch(/^#[0-9a-f]{6}$/)
  })

  // Spec 3, "Brand config": "chat header colour".
  test('the head of the chat room has a colour of its own where the theme says one', () => {
    const own = readTheme(light({ chat: { $value: '#00aa55' } }))
    expect(own).toMatchObject({ ok: true, theme: { color: { light: { chat: '#00aa55' } } } })
    if (!own.ok) throw new Error(JSON.stringify(own.issues))
    const plain = readTheme(light({}))
    if (!plain.ok) throw new Error(JSON.stringify(plain.issues))
    const [chat, otherwise] = [own, plain].map(({ theme }) => derive(theme).light?.chat)
    expect([chat, otherwise]).toEqual(['#00aa55', good.accent.$value])
  })

  test('headlines are drawn finer where the theme says 1', () => {
    const optical = ($value: number) => readTheme({ ...light({}), font: { displayOptical: { $value } } })
    expect(optical(1)).toMatchObject({ theme: { font: { displayOptical: true } } })
    expect(optical(0)).toMatchObject({ theme: { font: { displayOptical: false } } })
  })

  test('headlines take the text family when only that is stated', () => {
    const read = readTheme({ ...light({}), font: { text: { $value: 'Instrument Sans' } } })
    expect(read).toMatchObject({ theme: { font: { display: 'Instrument Sans', text: 'Instrument Sans' } } })
  })
})

describe('what is refused', () => {
  test.each<[string, unknown, Partial<ThemeIssue>]>([
    ['a misspelt key', { ...light({}), raduis: 1 }, { path: ['raduis'], suggestion: 'radius' }],
    ['a misspelt colour', light({ accnt: { $value: '#123456' } }), { suggestion: 'accent' }],
    ['a misspelt mode', { color: { drak: good } }, { path: ['color', 'drak'], suggestion: 'dark' }],
    ['a misspelt $value', light({ live: { $vlaue: '#123456' } }), { message: '"$value" is missing' }],
    ['no colours', { color: {} }, { path: ['color'], message: 'the theme has no colours' }],
    [
      'a missing accent',
      { color: { light: { ground: good.ground, ink: good.ink } } },
      { message: '"accent" is missing' },
    ],
    [
      'neither finer headlines nor none',
      { ...light({}), font: { displayOptical: { $value: 0.5 } } },
      { path: ['font', 'displayOptical', '$value'], expected: '1 or 0' },
    ],
    ['a broken hex', light({ accent: { $value: '#12345' } }), { path: ['color', 'light', 'accent', '$value'] }],
    ['a colour that is no text', light({ accent: { $value: 7 } }), { path: ['color', 'light', 'accent', '$value'] }],
    [
      'a component out of range',
      light({ accent: { $value: { colorSpace: 'srgb', components: [2, 0, 0] } } }),
      { path: ['color', 'light', 'accent', '$value', 'components', 0], expected: 'a number of at most 1' },
    ],
    [
      'a colour outside sRGB',
      light({ accent: { $value: { colorSpace: 'oklch', components: [0.7, 0.4, 150] } } }),
      { message: 'this colour lies outside sRGB, so screens would show another one' },
    ],
    [
      'transparency',
      light({ accent: { $value: { colorSpace: 'srgb', components: [1, 0, 0], alpha: 0.5 } } }),
      { path: ['color', 'light', 'accent', '$value', 'alpha'] },
    ],
    ['a light ground in a dark mode', { color: { dark: good } }, { path: ['color', 'dark', 'ground', '$value'] }],
    [
      'a ground that suits no words',
      light({ ground: { $value: '#777777' } }),
      { path: ['color', 'light', 'ground', '$value'] },
    ],
    ['a wrong type', { ...light({}), density: { $value: 'airy' } }, { expected: 'number' }],
    ['a wrong unit', { ...light({}), radius: { $value: { value: 4, unit: 'em' } } }, { suggestion: 'px' }],
    ['a number out of range', { ...light({}), glow: { $value: 3 } }, { expected: 'a number of at most 1' }],
    ['no object', null, { path: [] }],
  ])('%s', (_, json, expected) => {
    expect(issues(json)).toContainEqual(expect.objectContaining(expected))
  })

  test('what is suggested for a ground passes', () => {
    const [issue] = issues(light({ ground: { $value: '#777777' } }))
    expect(readTheme(light({ ground: { $value: issue?.suggestion } })).ok).toBe(true)
  })

  test('all problems are told at once', () => {
    expect(
      issues({ color: { light: { ...good, accent: { $value: 'red' } } }, raduis: 1, glow: { $value: 3 } }),
    ).toHaveLength(3)
  })
})

describe('contrast of what is stated', () => {
  test('a readable palette has no problems', () => {
    expect(contrastIssues(light({ muted: { $value: '#5a606b' } }))).toEqual([])
  })

  test.each([
    ['ink', { ink: { $value: '#9a9a9a' } }, '#ffffff', 4.5],
    ['muted', { muted: { $value: '#b0b0b0' } }, '#ffffff', 4.5],
    ['focus', { focus: { $value: '#ffe680' } }, '#ffffff', 3],
    ['onAccent', { onAccent: { $value: '#1040a0' } }, '#1f5fd6', 4.5],
  ])('%s below its ratio is told with what was measured and a colour that passes', (name, stated, ground, ratio) => {
    const [issue, ...others] = contrastIssues(light(stated))
    expect(others).toEqual([])
    expect(issue?.path).toEqual(['color', 'light', name, '$value'])
    expect(issue?.message).toMatch(/has a contrast of \d+\.\d\d:1/)
    expect(issue?.expected).toContain(`${ratio}:1`)
    expect(contrast(issue?.suggestion ?? ground, ground)).toBeGreaterThanOrEqual(ratio)
  })

  test('the worst ground is the one that is named', () => {
    const [issue] = contrastIssues(light({ ink: { $value: '#707070' }, sunken: { $value: '#d0d0d0' } }))
    expect(issue?.message).toContain('on sunken #d0d0d0')
  })
})

/** Hex text is the one thing that we take beyond the format. */
function withoutShorthand(node: unknown): unknown {
  if (typeof node === 'string' && node.startsWith('#')) {
    const components = [1, 3, 5].map((at) => Number.parseInt(node.slice(at, at + 2), 16) / 255)
    return { colorSpace: 'srgb', components }
  }
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutShorthand(value)]))
}

const folders = readdirSync(new URL('../../brands/', import.meta.url), { withFileTypes: true })
const houseBrands = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)

describe.each(houseBrands)('the theme of %s', (id) => {
  const file = new URL(`../../brands/${id}/theme.json`, import.meta.url)
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))

  test('reads, and states nothing unreadable', () => {
    expect(contrastIssues(json)).toEqual([])
  })

  test('is a document of the Design Tokens format', async () => {
    const { $schema: _, ...tokens } = json as Record<string, unknown> // JSON objects have string keys
    const logger = new Logger({ level: 'error' })
    const config = defineConfig({}, { cwd: new URL('.', import.meta.url), logger })
    const parsed = await parse([{ filename: file, src: withoutShorthand(tokens) }], { logger, config })
    expect(Object.keys(parsed.tokens).length).toBeGreaterThanOrEqual(3)
  })
})
