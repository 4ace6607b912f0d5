import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../tools/root.ts'
import { LEFT_OUT, leanReactDom, REACT_DOM_CLIENT } from './lean-react-dom.ts'

// The package hands out its entry points alone, so the file is found beside one of them.
const packageFile = createRequire(import.meta.url).resolve('react-dom/package.json')
const source = readFileSync(join(packageFile, '../..', REACT_DOM_CLIENT), 'utf8')

test('the installed React is the one that the cuts are made for', () => {
  const lean = leanReactDom(source)
  // Parsed, not run.
  expect(() => new Function('require', 'exports', lean)).not.toThrow()
  expect(lean).not.toMatch(/exports\.hydrateRoot|ReactDOMHydrationRoot\.prototype/)
  expect(lean).toContain('exports.createRoot = ')
  // What a constant could not be given any more would throw where it is set.
  expect(lean).not.toMatch(/\b(?:isHydrating|shouldStartViewTransition) = !0/)
})

test.each([
  ['without a function that is cut', 'function retryIfBlockedOn(', 'function retryIfNotBlockedOn('],
  ['with another switch', 'isHydrating = !1,', 'isHydrating = !1;'],
  ['without its second kind of root', 'exports.hydrateRoot = ', 'exports.hydrate = '],
  ['cut already', source, leanReactDom(source)],
])('a React %s is refused', (_, was, is) => {
  expect(() => leanReactDom(source.replace(was, () => is))).toThrow('does not know this react-dom')
})

test('the application uses nothing that is left out', async () => {
  const src = join(ROOT, 'src')
  const files = (await readdir(src, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const used = new RegExp(`import \\{[^}]*\\b(?:${LEFT_OUT.join('|')})\\b[^}]*\\} from 'react`)
  expect(`import { useState, ${LEFT_OUT[1]} } from 'react'`).toMatch(used)
  const fragmentRef = /<(?:React\.)?Fragment\b[^>]*\bref=/
  expect('<Fragment key="a" ref={place}>').toMatch(fragmentRef)
  const formAction = /<(?:form|button|input)\b[^>]*\b(?:action|formAction)=\{/
  expect('<form id="a" action={send}>').toMatch(formAction)
  const guilty = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(src, name), 'utf8')
      return [used, fragmentRef, formAction].some((one) => one.test(text)) ? [name] : []
    }),
  )
  expect(guilty.flat()).toEqual([])
})
