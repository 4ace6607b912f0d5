/** 10,000 hostile texts of promotions, in a browser's own parser: nothing in them runs, and nothing loads from elsewhere. */
import * as fc from 'fast-check'
import { rolldown } from 'rolldown'
import { SAFE_TAGS } from '../../src/rules/content/safe-tags.ts'
import { ELSEWHERE, HOSTILE_TEXTS, hostileText } from '../../src/testing/hostile/hostile-text.ts'
import type { FillHtml } from '../../src/ui/media/guard-links.ts'
import { expect, test } from '../support/journey.ts'

/** A sanitiser of the application, as a script that puts it into `globalThis.sanitiser`. */
async function scriptOf(file: string): Promise<string> {
  const bundle = await rolldown({ input: `src/ui/media/${file}.ts`, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', name: 'sanitiser' })
  return `${output[0].code}\nglobalThis.sanitiser = sanitiser`
}

for (const file of ['sanitize-by-library', 'sanitize-by-platform']) {
  test(`nothing that ${file} leaves can do anything`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('about:blank')
    await page.evaluate(await scriptOf(file))
    const texts = fc.sample(hostileText, HOSTILE_TEXTS)
    const found = await page.evaluate(
      ([all, tags]) => {
        const { fillHtml } = (globalThis as unknown as { sanitiser: { fillHtml: FillHtml } }).sanitiser
        const place = document.body.appendChild(document.createElement('div'))
        const wrong: string[] = []
        let elements = 0
        for (const text of all) {
          fillHtml(place, text, (href) => (href.startsWith('/help') ? { href, own: true } : null))
          for (const { localName, attributes } of place.querySelectorAll('*')) {
            elements += 1
            const names = [...attributes].map(({ name }) => name)
            if (
              !tags.includes(localName) ||
              names.some((name) => !['colspan', 'rowspan', ...(localName === 'a' ? ['href'] : [])].includes(name))
            )
              wrong.push(`<${localName} ${names.join(' ')}> of ${text}`)
          }
        }
        return { wrong: wrong.slice(0, 5), elements, struck: 'struck' in globalThis || document.title === '1' }
      },
      [texts, [...SAFE_TAGS]] as const,
    )
    expect(found).toMatchObject({ wrong: [], struck: false })
    // Something was left to be looked at.
    expect(found.elements).toBeGreaterThan(300)
    expect(asked.filter((address) => address.startsWith(ELSEWHERE))).toEqual([])
  })
}
