/**
 * Proves that each import rule of the lint configuration can fail, the floors and the one against circles: the fixtures in
 * tests/floors are laid out like the product, and every import in an `allowed` file has to pass, and every one in another (`refused`, `routes`, `main`) to be refused.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { dirname } from 'node:path/posix'
import { fromRoot } from './root.ts'

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly labels: readonly { readonly span: { readonly line: number } }[]
}

export interface FloorsResult {
  /** Floors with both kinds of fixture, by folder: `src/ui`, `scripts`. */
  readonly floors: readonly string[]
  readonly imports: number
  /** One line for each import that went the wrong way, `file:line what`. */
  readonly problems: readonly string[]
}

const IMPORT_RULES = ['eslint(no-restricted-imports)', 'import(no-cycle)']

/** Runs the linter as the product's own run does: the configuration lies at the root of what it lints. */
function lint(fixtures: string, configuration: string): Set<string> {
  // Outside the repository, whose .gitignore the linter would follow.
  const folder = mkdtempSync(join(tmpdir(), 'floors-'))
  try {
    cpSync(fixtures, folder, { recursive: true })
    writeFileSync(join(folder, '.oxlintrc.json'), configuration)
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [fromRoot('node_modules/oxlint/bin/oxlint'), '--format=json'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    if (!stdout.startsWith('{')) throw new Error(`oxlint gave no report: ${stdout}${stderr}`)
    // A cast, because oxlint's own JSON format is what this file was written against.
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] }
    const refused = diagnostics.filter(({ code }) => IMPORT_RULES.includes(code))
    return new Set(refused.map(({ filename, labels }) => `${filename.replaceAll('\\', '/')}:${labels[0]?.span.line}`))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Folders in src are floors; one without fixtures is one that nobody proved. */
function unproven(floors: readonly string[], source: string): string[] {
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map(({ name }) => `src/${name}`)
    .filter((floor) => !floors.includes(floor))
    .map((floor) => `${floor}: add tests/floors/${floor}/refused.ts and allowed.ts, and its rule to .oxlintrc.json`)
}

/**
 * @param configuration the text of .oxlintrc.json
 * @param fixtures the folder laid out like the product
 * @param source the product's own src, whose folders all have to be proven
 * @throws Error when the linter cannot run at all
 */
export function proveFloors(
  configuration: string,
  fixtures: string = fromRoot('tests/floors'),
  source: string = fromRoot('src'),
): FloorsResult {
  const refused = lint(fixtures, configuration)
  const files = readdirSync(fixtures, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:refused|routes|main|allowed(?:\.test)?)\.tsx?$/.test(entry.name))
    .map((entry) => relative(fixtures, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
  const problems: string[] = []
  let imports = 0
  for (const file of files) {
    const bad = !file.includes('/allowed.')
    for (const [index, line] of readFileSync(join(fixtures, file), 'utf8').split('\n').entries()) {
      if (line === '' || line.startsWith('//')) continue
      imports += 1
      const place = `${file}:${index + 1}`
      if (bad && !refused.has(place)) problems.push(`tests/floors/${place} is not refused: ${line}`)
      if (!bad && refused.has(place)) problems.push(`tests/floors/${place} is refused, but allowed by design: ${line}`)
    }
  }
  const withAllowed = new Set(files.filter((file) => file.includes('/allowed.')).map(dirname))
  const floors = files
    .filter((file) => file.includes('/refused.'))
    .map(dirname)
    .filter((floor) => withAllowed.has(floor))
  // Screens are proven by depth, in folders below.
  const proven = floors.map((floor) => floor.split('/').slice(0, 2).join('/'))
  return { floors, imports, problems: [...problems, ...unproven(proven, source)] }
}
