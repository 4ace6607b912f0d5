import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Decisions } from '../../../src/theme/decisions.ts'
import { BASE } from '../../../src/theme/decisions.ts'
import { contrast, readTheme } from '../../../src/theme/read.ts'
import { tokenShape } from '../../../src/theme/tokens.ts'
import { houseBrands } from '../../brands/fixtures/house.ts'
import { themeColors, themeCss } from './theme.ts'

const light = { ground: '#ffffff', ink: '#16181d', accent: '#1f5fd6' }
const dark = { ground: '#150b1a', ink: '#f8efe9', accent: '#ff7a2f' }
const both: Decisions = { ...BASE, color: { light, dark } }
const night: Decisions = { ...BASE, color: { dark } }

const names = Object.entries(tokenShape).flatMap(([group, tokens]) =>
  Object.keys(tokens).map((name) => `--${group}-${name}`),
)

test('every token stands in the root, once', () => {
  const root = themeCss(night).slice(0, themeCss(night).indexOf('}'))
  for (const name of names) expect(root.split(`${name}:`), name).toHaveLength(2)
})

test('a brand with one mode says so and has nothing to switch', () => {
  const css = themeCss(night)
  expect(css).toContain('color-scheme:dark')
  expect(css).not.toContain('prefers-color-scheme')
  expect(css).not.toContain('data-mode')
})

test('a brand with two modes follows the system unless the page says otherwise', () => {
  const css = themeCss(both)
  expect(css).toMatch(/^:root\{[^}]*color-scheme:light;[^}]*--color-ground:#ffffff/)
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-mode=light]){color-scheme:dark;')
  expect(css).toContain(':root[data-mode=dark]{color-scheme:dark;')
})

test('the same decisions give the same bytes, without a wasted one', () => {
  expect(themeCss(structuredClone(both))).toBe(themeCss(both))
  expect(themeCss(both)).not.toMatch(/;\}|\n| {2}/)
})

test('nothing in a theme can leave the style element', () => {
  for (const id of houseBrands) {
    const read = readTheme(
      JSON.parse(readFileSync(new URL(`../../../brands/${id}/theme.json`, import.meta.url), 'utf8')),
    )
    if (!read.ok) throw new Error(JSON.stringify(read.issues))
    expect(themeCss(read.theme)).not.toMatch(/[<>\\]/)
  }
})

test('what is drawn on a ground of its own has the colours of that ground, in each mode', () => {
  const paper = { ...dark, offer: '#fbeedd' }
  const css = themeCss({ ...BASE, color: { light: { ...light, offer: '#16181d' }, dark: paper } })
  const offers = [...css.matchAll(/\[data-offer\]\{([^}]*)\}/g)].map(([, tokens = '']) => tokens)
  expect(offers).toHaveLength(3)
  const value = (tokens: string, name: string): string =>
    /#[0-9a-f]{6}/.exec(tokens.split(`--color-${name}:`)[1] ?? '')?.[0] ?? ''
  for (const tokens of offers)
    for (const name of ['ink', 'muted', 'accentText', 'good', 'bad', 'warn'])
      expect(contrast(value(tokens, name), value(tokens, 'surface')), name).toBeGreaterThanOrEqual(4.5)
  expect(value(offers[1] ?? '', 'ground')).toBe('#fbeedd')
  expect(themeCss(both)).not.toContain('data-offer')
})

test("the browser's bars take the ground of each mode", () => {
  expect(themeColors(night)).toEqual([{ color: '#150b1a', mode: null }])
  expect(themeColors(both)).toEqual([
    { color: '#ffffff', mode: 'light' },
    { color: '#150b1a', mode: 'dark' },
  ])
})
