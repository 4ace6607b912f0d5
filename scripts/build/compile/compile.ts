/** Compiles the application once: client, shell renderer and worker source. Nothing in it knows a brand. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { pageTexts, pageWords, renderShell } from '../../../src/prerender.tsx'
import { ROOT } from '../../tools/root.ts'
import { ICONS_FILE } from '../pictures/icon-sprite.ts'
import { PAGE_SHELLS } from '../page/page-shells.ts'

export const CACHE = join(ROOT, '.cache')
const OUT = join(CACHE, 'app')
const RECORD = join(OUT, 'compiled.json')

export interface AppFile {
  /** Path inside a bundle, such as `assets/main-x.js`. */
  readonly path: string
  readonly bytes: number
  readonly gzip: number
}

interface Record_ {
  readonly hash: string
  readonly styles: readonly string[]
  /** The first scripts, each after those that it imports. */
  readonly initial: readonly string[]
  readonly files: readonly AppFile[]
  /** What the pages with a shell of their own bring besides, by their screen's module. */
  readonly parts: Readonly<Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>>
  /** Paths that only third-party sign-in brings: bundles of brands without it leave them out. */
  readonly identity: readonly string[]
}

export interface Compiled extends Record_ {
  /** Where the client's files lie. */
  readonly dir: string
  /** The inline starter's code. */
  readonly starter: string
  /** The text of the file of icons. */
  readonly icons: string
  /** The service worker with `self.__WB_MANIFEST` still in it. */
  readonly worker: string
  /** The text of style files, of which a shell's part is inlined. */
  readonly cssOf: (paths: readonly string[]) => string
  readonly renderShell: typeof renderShell
  readonly pageWords: typeof pageWords
  readonly pageTexts: typeof pageTexts
  /** Whether an earlier compile was good. */
  readonly reused: boolean
}

/** What it is compiled with: the configuration and the parts of ours that it imports. */
const TOOLS = [
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build/pictures/icon-sprite.ts',
  'scripts/build/pictures/flag-sheets.ts',
  'scripts/build/compile/lean-react-dom.ts',
  'scripts/build/compile/part-loader.ts',
  'scripts/build/files.ts',
  'scripts/build/page/page-shells.ts',
  'scripts/messages/lingui.config.ts',
]

/** What component tests stand on. */
const TESTING = join(ROOT, 'src/testing')

/** Everything that the compile reads. */
async function inputHash(): Promise<string> {
  const hash = createHash('sha256')
  const files = (await readdir(join(ROOT, 'src'), { recursive: true, withFileTypes: true }))
    .filter(
      (entry) => entry.isFile() && !/\.(?:test\.tsx?|md|po)$/.test(entry.name) && !entry.parentPath.includes(TESTING),
    )
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...files, ...TOOLS].toSorted()) {
    hash.update(file.startsWith(ROOT) ? relative(ROOT, file) : file)
    hash.update(await readFile(file.startsWith(ROOT) ? file : join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Compiles, or takes the last compile when no source has changed.
 * @throws Error with Vite's own message when the source does not compile
 */
export async function compile(options: { fresh?: boolean } = {}): Promise<Compiled> {
  const hash = await inputHash()
  let record = options.fresh ? null : await lastRecord()
  const reused = record?.hash === hash
  if (!record || !reused) {
    // A compile that is stopped half-way must not pass for the one before it.
    await rm(RECORD, { force: true })
    await buildApp()
    record = await describe(hash)
    await writeFile(`${RECORD}.new`, JSON.stringify(record))
    await rename(`${RECORD}.new`, RECORD)
  }
  const dir = join(OUT, 'client')
  const text = (path: string) => readFile(join(dir, path), 'utf8')
  const prerender = (await import(`${pathToFileURL(join(OUT, 'ssr/prerender.js')).href}?${hash}`)) as {
    renderShell: typeof renderShell
    pageWords: typeof pageWords
    pageTexts: typeof pageTexts
  }
  return {
    ...record,
    dir,
    starter: await readFile(join(OUT, 'starter.js'), 'utf8'),
    icons: await text(record.files.find(({ path }) => ICONS_FILE.test(path))?.path ?? ''),
    worker: join(dir, 'sw.js'),
    cssOf: await readStyles(record, text),
    renderShell: prerender.renderShell,
    pageWords: prerender.pageWords,
    pageTexts: prerender.pageTexts,
    reused,
  }
}

/** Reads the styles that shells may need. */
async function readStyles(
  { styles, parts }: Record_,
  read: (path: string) => Promise<string>,
): Promise<Compiled['cssOf']> {
  const paths = new Set([...styles, ...Object.values(parts).flatMap((part) => part.styles)])
  const texts = new Map(await Promise.all([...paths].map(async (path) => [path, await read(path)] as const)))
  return (asked) => asked.map((path) => texts.get(path) ?? '').join('')
}

/** Test runners set NODE_ENV to theirs, and Vite would follow it. */
async function buildApp(): Promise<void> {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    const { createBuilder } = await import('vite')
    const configFile = join(ROOT, 'vite.config.ts')
    await (await createBuilder({ configFile, mode: 'production', logLevel: 'error' })).buildApp()
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

async function lastRecord(): Promise<Record_ | null> {
  if (!existsSync(RECORD) || !existsSync(join(OUT, 'ssr/prerender.js'))) return null
  return JSON.parse(await readFile(RECORD, 'utf8')) as Record_
}

/** Vite's manifest: its chunks by their source. */
type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  readonly css?: string[]
  readonly imports?: string[]
  readonly dynamicImports?: string[]
}

/** The identity service's library, and the adapter around it. */
const IDENTITY = 'api/account/identity/firebase.ts'

/** Reads Vite's manifest: the entry, what it imports at once, and its styles. Takes the starter out of the files. */
async function describe(hash: string): Promise<Record_> {
  const dir = join(OUT, 'client')
  const manifest = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')) as Manifest
  const main = manifest['main.tsx']
  const starter = manifest['starter.ts']
  if (!main || !starter) throw new Error(`the build has no entry: ${Object.keys(manifest).join(', ')}`)
  if (starter.imports?.length) throw new Error('src/starter.ts must import nothing but types: it is inlined')
  const code = (await readFile(join(dir, starter.file), 'utf8')).trim()
  if (/^(?:import|export)\b|;(?:import|export)\b(?!\()/m.test(code))
    throw new Error('src/starter.ts must be a plain script')
  await writeFile(join(OUT, 'starter.js'), `(()=>{${code.replace(/\n?\/\/# sourceMappingURL.*$/, '')}})()`)

  const first = bringsOf(manifest, 'main.tsx')
  const without = (all: readonly string[], known: readonly string[]): string[] =>
    all.filter((one) => !known.includes(one))
  const parts = Object.fromEntries(
    [...new Set(PAGE_SHELLS.map(({ screen }) => screen))].map((screen) => {
      const { scripts, styles } = bringsOf(manifest, screen)
      return [screen, { scripts: without(scripts, first.scripts), styles: without(styles, first.styles) }]
    }),
  )

  const files: AppFile[] = []
  for (const entry of await readdir(join(dir, 'assets'), { withFileTypes: true })) {
    const path = `assets/${entry.name}`
    if (!entry.isFile() || path === starter.file) continue
    const content = await readFile(join(dir, path))
    files.push({ path, bytes: content.length, gzip: gzipSync(content).length })
  }
  await stat(join(dir, 'sw.js'))
  return {
    hash,
    styles: first.styles,
    initial: first.scripts,
    parts,
    identity: onlyBehind(manifest, IDENTITY),
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  }
}

/** What a module brings at once: its scripts, each after those that it imports, and their styles. */
function bringsOf(manifest: Manifest, module: string): { readonly scripts: string[]; readonly styles: string[] } {
  if (!manifest[module]) throw new Error(`the build has no chunk of its own for ${module}`)
  const seen = new Set<Chunk>()
  const scripts: string[] = []
  const styles = new Set<string>()
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name]
      if (imported) visit(imported)
    }
    for (const style of chunk.css ?? []) styles.add(style)
    scripts.push(chunk.file)
  }
  visit(manifest[module])
  return { scripts, styles: [...styles] }
}

/** The files that nothing but one lazy part brings. */
function onlyBehind(manifest: Manifest, part: string): string[] {
  if (!manifest[part]) throw new Error(`the build has no chunk of its own for ${part}`)
  const elsewhere = new Set<string>()
  const visit = (name: string, seen: Set<string>, without?: string): Set<string> => {
    if (name === without || seen.has(name)) return seen
    seen.add(name)
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    for (const next of [...imports, ...dynamicImports]) visit(next, seen, without)
    return seen
  }
  for (const entry of ['main.tsx', 'starter.ts']) visit(entry, elsewhere, part)
  return [...visit(part, new Set())].filter((name) => !elsewhere.has(name)).map((name) => manifest[name]?.file ?? name)
}
