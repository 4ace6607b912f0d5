import { expect, test } from 'vitest'
import { opensElsewhere } from './opens-elsewhere.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('a plain click is ours', () => {
  expect(opensElsewhere(none)).toBe(false)
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('a click with the %s is the browser’s', (key) => {
  expect(opensElsewhere({ ...none, [key]: true })).toBe(true)
})
