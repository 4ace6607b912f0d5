import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['ana', 'ana'],
  ['marta', 'marta'],
  ['mariana21', 'ma…21'],
  ['👩‍🚀 lena', '👩‍…na'],
  ['', ''],
])('"%s" is read as "%s"', (name, short) => {
  expect(shortName(name)).toBe(short)
})
