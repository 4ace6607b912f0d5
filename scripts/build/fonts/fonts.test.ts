import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Decisions } from '../../../src/theme/decisions.ts'
import { BASE } from '../../../src/theme/decisions.ts'
import { derive } from '../../../src/theme/derive.ts'
import { fontProblems, fontsFor } from './fonts.ts'

const font = (more: Partial<Decisions['font']>) => ({
  font: { ...BASE.font, ...more },
})
const pampas = font({ display: 'Bricolage Grotesque', text: 'Instrument Sans' })
const url = ({ name }: { name: string }) => `/assets/${name}`

test('a brand on the system font ships none', async () => {
  const { files, css } = await fontsFor(font({}), ['en'])
  expect(files).toEqual([])
  expect(css(url)).toBe('')
})

test('English and Spanish need the latin files alone, all basic', async () => {
  const { files } = await fontsFor(pampas, ['en', 'es-AR'])
  expect(files.map(({ path }) => basename(path))).toEqual([
    'bricolage-grotesque-latin-wght-normal.woff2',
    'instrument-sans-latin-wght-normal.woff2',
  ])
  expect(files.every(({ basic }) => basic)).toBe(true)
})

test('Vietnamese brings its own file where the family has one, and it waits until it is needed', async () => {
  const { files } = await fontsFor(pampas, ['vi'])
  expect(files.map(({ path, basic }) => [basename(path), basic])).toEqual([
    ['bricolage-grotesque-latin-wght-normal.woff2', true],
    ['bricolage-grotesque-vietnamese-wght-normal.woff2', false],
    ['instrument-sans-latin-wght-normal.woff2', true],
  ])
})

test('a language whose letters a family has not all is set in the system font, whole words at a time', async () => {
  const { css } = await fontsFor(pampas, ['es', 'vi', 'th'])
  const rules = css(url).match(/html:root:lang[^}]*}/g) ?? []
  expect(rules).toHaveLength(1)
  // Thai has no letter in common with Latin, and Bricolage Grotesque has Vietnamese.
  expect(rules[0]).toMatch(/^html:root:lang\(vi\)\{--font-text:system-ui,/)
})

test('the alphabet of the language that a brand begins in is basic', async () => {
  const { files } = await fontsFor(font({ display: 'Newsreader', text: 'system' }), ['vi', 'en'], 'vi')
  expect(files.map(({ path, basic }) => [basename(path), basic])).toEqual([
    ['newsreader-latin-700-normal.woff2', true],
    ['newsreader-vietnamese-700-normal.woff2', true],
  ])
})

test('a family without a weight axis brings a file for words and one for what stands out, together every weight', async () => {
  const { files, css } = await fontsFor(font({ text: 'Be Vietnam Pro' }), ['vi'])
  expect(files.map(({ path }) => basename(path))).toEqual([
    'be-vietnam-pro-latin-400-normal.woff2',
    'be-vietnam-pro-latin-600-normal.woff2',
    'be-vietnam-pro-vietnamese-400-normal.woff2',
    'be-vietnam-pro-vietnamese-600-normal.woff2',
  ])
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  const weights = css(url)
    .split('@font-face')
    .flatMap((rule) => (rule.includes('"Be Vietnam Pro"') ? (/font-weight:([\d ]+)/.exec(rule)?.[1] ?? 'none') : []))
  expect(weights).toEqual(['1 500', '501 1000', '1 500', '501 1000'])
})

test('headlines in such a family bring the drawn weight that is nearest', async () => {
  const { files, css } = await fontsFor(font({ display: 'Be Vietnam Pro', displayWeight: 870 }), ['en'])
  expect(files.map(({ path }) => basename(path))).toEqual(['be-vietnam-pro-latin-900-normal.woff2'])
  expect(css(url)).toContain('font-weight:1 1000')
})

test('a width other than 100 asks for the file with that axis, for headlines only', async () => {
  const narrow = font({ display: 'Bricolage Grotesque', text: 'Instrument Sans', displayWidth: 80 })
  const { files, css } = await fontsFor(narrow, ['en'])
  expect(files.map(({ path }) => basename(path))).toEqual([
    'bricolage-grotesque-latin-wdth-normal.woff2',
    'instrument-sans-latin-wght-normal.woff2',
  ])
  expect(css(url)).toContain('font-stretch:75% 100%')
})

test('headlines that are drawn finer the larger they are bring the file with that axis', async () => {
  const fine = { display: 'Bodoni Moda', text: 'Instrument Sans', displayWeight: 400 }
  const names = async (more: Partial<Decisions['font']>) =>
    (await fontsFor(font({ ...fine, ...more }), ['en'])).files.map(({ path }) => basename(path))
  expect(await names({})).toContain('bodoni-moda-latin-wght-normal.woff2')
  expect(await names({ displayOptical: true })).toContain('bodoni-moda-latin-opsz-normal.woff2')
  // Not for running text, and not where the family has no such axis.
  expect(await names({ displayOptical: true, display: 'Instrument Sans', text: 'Bodoni Moda' })).toEqual([
    'instrument-sans-latin-wght-normal.woff2',
    'bodoni-moda-latin-wght-normal.woff2',
  ])
})

test('a name holds the hash of its content', async () => {
  const { files } = await fontsFor(pampas, ['en'])
  for (const { path, name } of files) {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
    expect(name).toContain(`-${hash.slice(0, 8)}.woff2`)
  }
})

test('every family that the tokens name is declared, with a fallback of its measures', async () => {
  const { css } = await fontsFor(pampas, ['en'])
  const text = css(url)
  const { shared } = derive({ ...BASE, ...pampas, color: {} })
  for (const stack of [shared.font.display, shared.font.text]) {
    const [family, fallback] = stack.split(',').map((name) => name.trim())
    expect(text).toContain(`@font-face{font-family:${family};`)
    expect(text).toContain(`@font-face{font-family:${fallback};src:local(`)
  }
  expect(text.match(/font-display:swap/g)).toHaveLength(2)
  expect(text).toContain('unicode-range:U+0000-00FF')
})

test('fallbacks keep the height of a line and the width of words', async () => {
  const { css } = await fontsFor(font({ text: 'Instrument Sans' }), ['en'])
  // Instrument Sans: ascent 970, descent 250, average letter 458 of 1000; Arial: 913 of 2048.
  const scale = 0.458 / (913 / 2048)
  const rule = css(url)
  expect(rule).toContain(`size-adjust:${Number((scale * 100).toFixed(2))}%`)
  expect(rule).toContain(`ascent-override:${Number(((0.97 / scale) * 100).toFixed(2))}%`)
  expect(rule).toContain(`descent-override:${Number(((0.25 / scale) * 100).toFixed(2))}%`)
})

test('with Vietnamese, fallbacks are fonts that have its letters, each stretched by its own measure', async () => {
  const faces = async (catalogues: string[]) => {
    const { css } = await fontsFor(font({ text: 'Be Vietnam Pro' }), catalogues)
    return css(url).match(/@font-face\{font-family:"Be Vietnam Pro Fallback"[^}]*}/g) ?? []
  }
  const [plain, ...others] = await faces(['en', 'th'])
  expect(others).toEqual([])
  expect(plain).toContain('local("Liberation Sans")')
  const marked = await faces(['en', 'vi'])
  expect(marked.map((face) => /src:local\("([^"]+)"\)/.exec(face)?.[1])).toEqual([
    'DejaVu Sans',
    'Noto Sans Regular',
    'Arial',
  ])
  expect(marked.join('')).not.toContain('Liberation')
  expect(new Set(marked.map((face) => /size-adjust:([\d.]+)/.exec(face)?.[1])).size).toBe(3)
})

test('a family that is not installed is told with its place, what there is, and what was meant', () => {
  const [issue, ...others] = fontProblems(font({ display: 'Bricolage Grotesk', text: 'Instrument Sans' }))
  expect(others).toEqual([])
  expect(issue).toMatchObject({ path: ['font', 'display', '$value'] })
  expect(issue?.remedy).toMatch(/^write "Bricolage Grotesque", or have/)
  expect(issue?.expected).toContain('Instrument Sans')
})

test('one unknown family for both uses is told once', () => {
  expect(fontProblems(font({ display: 'Comic Neue', text: 'Comic Neue' }))).toMatchObject([
    { path: ['font', 'text', '$value'] },
  ])
})
