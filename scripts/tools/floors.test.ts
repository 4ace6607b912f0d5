/** The floors proof is itself proven: it has to notice a floor that is open, closed too far, or new. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proveFloors } from './floors.ts'
import { fromRoot } from './root.ts'

interface Override {
  readonly files: readonly string[]
  readonly rules: Readonly<Record<string, unknown>>
}

// A cast, because the file is ours and the linter checks its shape.
const configuration = JSON.parse(readFileSync(fromRoot('.oxlintrc.json'), 'utf8')) as {
  rules: Readonly<Record<string, unknown>>
  overrides: readonly Override[]
}
const floors = configuration.overrides.filter(({ files }) => !files.some((glob) => glob.includes('.test.')))

test('each floor refuses its fixture and passes the good imports', () => {
  expect(proveFloors(JSON.stringify(configuration)).problems).toEqual([])
})

test.each(floors.map(({ files }) => [files.join(', '), files] as const))(
  'the proof notices that %s is open',
  (_, files) => {
    const open = { ...configuration, overrides: configuration.overrides.filter((override) => override.files !== files) }
    const { problems } = proveFloors(JSON.stringify(open))
    expect(problems).not.toEqual([])
    const folder = files[0]
      ?.replace(/[*/]+$/, '')
      .replace(/\*.*/, '')
      .replace(/\.tsx?$/, '')
    for (const problem of problems) {
      expect(problem).toContain(`tests/floors/${folder}`)
      expect(problem).toContain('is not refused')
    }
  },
)

test.each([
  ['altogether', 'off', 2],
  ['through types', ['error', { ignoreTypes: true }], 1],
])('the proof notices that circles pass %s', (_, rule, open) => {
  const { problems } = proveFloors(
    JSON.stringify({ ...configuration, rules: { ...configuration.rules, 'import/no-cycle': rule } }),
  )
  expect(problems).toHaveLength(open)
  for (const problem of problems)
    expect(problem).toMatch(/^tests\/floors\/src\/rules\/circle\/refused\.ts:\d+ is not refused/)
})

test('the proof notices a floor that refuses too much', () => {
  const all = { files: ['src/ui/**'], rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '.' }] }] } }
  const { problems } = proveFloors(JSON.stringify({ ...configuration, overrides: [...configuration.overrides, all] }))
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems)
    expect(problem).toMatch(/^tests\/floors\/src\/ui\/allowed\.ts:\d+ is refused, but allowed/)
})

test('the proof notices a new floor without fixtures', () => {
  const source = mkdtempSync(join(tmpdir(), 'floors-source-'))
  try {
    cpSync(fromRoot('src/rules'), join(source, 'rules'), { recursive: true })
    mkdirSync(join(source, 'helpers'))
    const { problems } = proveFloors(JSON.stringify(configuration), fromRoot('tests/floors'), source)
    expect(problems).toEqual([expect.stringMatching(/^src\/helpers: add tests\/floors\/src\/helpers\/refused\.ts/)])
  } finally {
    rmSync(source, { recursive: true, force: true })
  }
})
