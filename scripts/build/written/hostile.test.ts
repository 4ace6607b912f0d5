/** 10,000 hostile pages: nothing in them runs, and nothing loads from elsewhere. */
import * as fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { SAFE_TAGS } from '../../../src/rules/content/safe-tags.ts'
import { HOSTILE_TEXTS, hostileText } from '../../../src/testing/hostile/hostile-text.ts'
import { renderMarkdown } from './markdown.ts'

const { document } = new Window()
const safe = new Set<string>(SAFE_TAGS)

test('a page of Markdown is tags of the safe list, and links by https, mail and telephone or within the site', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const { html } = renderMarkdown(`# Title\n\n${text}`, {})
      document.body.innerHTML = html
      for (const element of document.body.querySelectorAll('*')) {
        expect(safe.has(element.localName), `<${element.localName}> of ${text}`).toBe(true)
        for (const { name, value } of element.attributes) {
          expect(['href', 'target', 'rel']).toContain(name)
          if (name === 'href') expect(value).toMatch(/^(?:https:\/\/|mailto:|tel:|\/(?!\/))/)
        }
      }
    }),
    { numRuns: HOSTILE_TEXTS },
  )
}, 120_000)
