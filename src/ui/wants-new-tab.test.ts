import { expect, test } from 'vitest'
import { wantsNewTab } from './wants-new-tab.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('a plain click is ours', () => {
  expect(wantsNewTab(none)).toBe(false)
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('a click with the %s is the browser’s', (key) => {
  expect(wantsNewTab({ ...none, [key]: true })).toBe(true)
})
