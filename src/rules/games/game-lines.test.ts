import { expect, test } from 'vitest'
import { lineKind } from './game-lines.ts'

test.each([
  [0, null],
  [1, 'lines'],
  [100, 'lines'],
  [243, 'ways'],
  [117_649, 'ways'],
] as const)('%d are %s', (lines, kind) => {
  expect(lineKind(lines)).toBe(kind)
})
