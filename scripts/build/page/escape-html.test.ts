import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('escaping covers text and attributes', () => {
  expect(escapeHtml(`<a href="x">&'`)).toBe(`&lt;a href=&quot;x&quot;&gt;&amp;'`)
})
