/** What a README names is there: a newcomer follows it, and whoever moves a file is told. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from './root.ts'

const files = ['src', 'scripts', 'tests', 'brands'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)
const readmes = files.filter((name) => name.endsWith('/README.md'))
/** Stand for a file that a reader is to write. */
const EXAMPLES = new Set(['limits/limits-page.tsx'])

/** Where the paths of a table of subjects begin, by the heading of their column. */
const COLUMNS: Readonly<Record<string, string>> = {
  '`api`': 'src/api/',
  '`rules`': 'src/rules/',
  '`state`': 'src/state/',
  views: 'src/',
  sandbox: 'scripts/sandbox/',
  'in `scripts`': 'scripts/',
}

/** `a/{b,c}` means `a/b` and `a/c`. */
function expand(path: string): readonly string[] {
  const [braces = '', inside] = /\{([^}]*)\}/.exec(path) ?? []
  return inside === undefined ? [path] : inside.split(',').flatMap((part) => expand(path.replace(braces, part)))
}

/** The paths of the tables that begin with a column `subject`. */
function indexed(text: string): readonly string[] {
  const tables = text.split('\n\n').filter((block) => block.startsWith('| subject '))
  return tables.flatMap((table) => {
    const [heads = [], , ...rows] = table
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
    return rows.flatMap((cells) =>
      cells.flatMap((cell, column) => {
        const below = COLUMNS[heads[column] ?? '']
        if (below === undefined) return []
        return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => expand(below + path))
      }),
    )
  })
}

const named = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)].flatMap(([, name = '']) => (EXAMPLES.has(name) ? [] : [name]))

test.each(readmes)('%s names files that there are', (readme) => {
  const isThere = (name: string): boolean =>
    name.startsWith('.')
      ? files.includes(normalize(join(readme, '..', name)))
      : files.some((file) => `/${file}`.endsWith(`/${name}`))
  expect(named(readFileSync(fromRoot(readme), 'utf8')).filter((name) => !isThere(name))).toEqual([])
})

test.each(['src/README.md', 'scripts/README.md'])('the table of subjects in %s leads to what is there', (readme) => {
  const paths = indexed(readFileSync(fromRoot(readme), 'utf8'))
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !['', '.ts', '.tsx', '.mjs'].some((ending) => files.includes(path + ending)))).toEqual(
    [],
  )
})

test.each(readmes)('%s links to what is there', (readme) => {
  const links = [...readFileSync(fromRoot(readme), 'utf8').matchAll(/\]\((?!https?:|mailto:|[#/])([^)#\s]+)/g)]
  const targets = links.map(([, link = '']) => normalize(join(readme, '..', link)))
  expect(targets.filter((target) => !existsSync(fromRoot(target)))).toEqual([])
})

/** What a floor's README has to name: each folder of a part, a screen, a modal, a page of the member centre. */
const LISTED = [
  ['src/parts/README.md', /^src\/parts\/[a-z]+\/([a-z-]+)$/],
  ['src/screens/README.md', /^src\/screens\/([a-z-]+)$/],
  ['src/modals/README.md', /^src\/modals\/([a-z-]+)$/],
  ['src/centres/member/README.md', /^src\/centres\/member\/([a-z-]+)$/],
] as const
test.each(LISTED)('%s names every folder beside it', (readme, folder) => {
  const text = readFileSync(fromRoot(readme), 'utf8')
  // One that a branch has left behind holds nothing.
  const held = files.filter((file) => files.some((other) => other.startsWith(`${file}/`) && /\.\w+$/.test(other)))
  const folders = held.flatMap((file) => folder.exec(file)?.[1] ?? [])
  expect(folders.length).toBeGreaterThan(3)
  expect(folders.filter((name) => !text.includes(name))).toEqual([])
})
