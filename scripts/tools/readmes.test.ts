/** What a README names is there: a newcomer follows it, and whoever moves a file is told. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from './root.ts'

const files = ['src', 'scripts', 'tests', 'brands'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)
const readmes = files.filter((name) => name.endsWith('/README.md'))
/** Stand for a file that a reader is to write. */
const EXAMPLES = new Set(['limits/limits-page.tsx'])

const named = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)].flatMap(([, name = '']) => (EXAMPLES.has(name) ? [] : [name]))

test.each(readmes)('%s names files that there are', (readme) => {
  const isThere = (name: string): boolean =>
    name.startsWith('.')
      ? files.includes(normalize(join(readme, '..', name)))
      : files.some((file) => `/${file}`.endsWith(`/${name}`))
  expect(named(readFileSync(fromRoot(readme), 'utf8')).filter((name) => !isThere(name))).toEqual([])
})
