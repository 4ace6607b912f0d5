import { expect, test } from 'vitest'
import { isLiveClass, LIVE_CLASSES } from './live-classes.ts'

test('there are the fifteen classes of the spec, each once', () => {
  expect(LIVE_CLASSES).toHaveLength(15)
  expect(new Set(LIVE_CLASSES).size).toBe(15)
})

test('a code is a class as it is written, and nothing else is', () => {
  for (const code of LIVE_CLASSES) expect(isLiveClass(code)).toBe(true)
  for (const code of ['', 'baccarat', 'BACCARAT ', 'toString', 'SLOTS']) expect(isLiveClass(code)).toBe(false)
})
