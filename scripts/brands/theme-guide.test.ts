import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../tools/root.ts'
import { withLayoutGuide } from './layout-guide.ts'
import { withThemeGuide } from './theme-guide.ts'

const readme = readFileSync(fromRoot('brands/README.md'), 'utf8')

test('brands/README.md lists every decision as the gate reads it (node scripts/check-schemas.ts --write)', () => {
  expect(withThemeGuide(readme)).toBe(readme)
  expect(withLayoutGuide(readme)).toBe(readme)
})

test('a decision is listed with its limits and with what holds without it', () => {
  const guide = readme.split('\n').map((line) => line.replaceAll(/ *\| */g, '|'))
  expect(guide).toContainEqual(expect.stringMatching(/^\|`ground`\|The page\. .*\|it must be said\|$/))
  expect(guide).toContainEqual(expect.stringMatching(/^\|`radius`\|How round cards are; .*\|0 to 32 px\|8 px\|$/))
  expect(guide).toContainEqual(expect.stringMatching(/^\|`font\.display`\|.*\|a family\|as `text`\|$/))
  expect(guide).toContainEqual(expect.stringMatching(/^\|`font\.displayOptical`\|.*\|1 or 0\|0\|$/))
})

test('a README without a place for the list is refused', () => {
  expect(() => withThemeGuide('# Brands')).toThrow('brands/README.md needs a line')
})
