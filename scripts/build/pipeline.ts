/** Every brand in one run: load and check all, compile once, stamp each that has changed. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadBrands, type LoadedBrand } from '../brands/load.ts'
import type { Problem } from '../brands/problem.ts'
import { assumptionsTable } from './assumptions.ts'
import { checkBudget } from './budget.ts'
import { CACHE, ROOT, compile, type Compiled } from './compile.ts'
import { deployFiles } from './deploy.ts'
import { put, replaceFolder } from './files.ts'
import type { HeaderRule } from './headers.ts'
import { scanForLeaks } from './leaks.ts'
import type { SandboxParts } from './bundled-brand.ts'
import { stamp } from './stamp.ts'

export interface BuildOptions {
  readonly brandsDir: string
  readonly outDir: string
  readonly only?: readonly string[]
  readonly stage?: string
  readonly sandbox: SandboxParts | null
  /** Stamps every brand again, changed or not. */
  readonly force?: boolean
  readonly onProgress?: (step: string) => void
}

/** One brand's row of `dist/brands.json`. */
export interface BuiltBrand {
  readonly id: string
  readonly name: string
  readonly merchantCode: string
  readonly domains: readonly string[]
  readonly languages: readonly string[]
  readonly files: readonly string[]
  readonly bytes: number
  /** Gzip bytes of the JavaScript that the first view loads. */
  readonly initialJs: number
  readonly milliseconds: number
  readonly headers: readonly HeaderRule[]
}

export interface BuildResult {
  readonly brands: readonly (BuiltBrand & { readonly reused: boolean })[]
  readonly loaded: readonly LoadedBrand[]
  readonly problems: readonly Problem[]
  readonly compileMs: number
  readonly compileReused: boolean
  readonly totalMs: number
}

interface Kept {
  readonly key: string
  readonly built: BuiltBrand
  readonly problems: readonly Problem[]
}

/**
 * Builds. A brand with problems fails alone: the others are stamped, and it keeps the bundle it had before.
 * @throws Error when the application itself does not compile
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const begun = performance.now()
  const say = options.onProgress ?? (() => undefined)
  say('checking brands')
  const { brands: loaded, problems: found } = await loadBrands({
    dir: options.brandsDir,
    ...(options.only ? { only: [...options.only] } : {}),
    ...(options.stage ? { stage: options.stage } : {}),
    sandbox: options.sandbox !== null,
  })
  const problems: Problem[] = [...found]
  if (loaded.length === 0) {
    return { brands: [], loaded, problems, compileMs: 0, compileReused: true, totalMs: performance.now() - begun }
  }

  say('compiling the application')
  const compiling = performance.now()
  const compiled = await compile()
  const compileMs = performance.now() - compiling
  const initialJs = sum(compiled.files.filter(({ path }) => compiled.initial.includes(path)).map(({ gzip }) => gzip))
  const tools = await toolsHash()

  const brands: (BuiltBrand & { reused: boolean })[] = []
  for (const [index, brand] of loaded.entries()) {
    say(`stamping ${brand.id} (${index + 1} of ${loaded.length})`)
    const result = await stampOne(brand, compiled, initialJs, tools, loaded, options)
    problems.push(...result.problems)
    if (result.built) brands.push({ ...result.built, reused: result.reused })
  }
  if (!options.only) await removeStrangers(options.outDir, [...loaded.map(({ id }) => id), ...failedIds(problems)])
  await writeIndex(options, brands)
  return { brands, loaded, problems, compileMs, compileReused: compiled.reused, totalMs: performance.now() - begun }
}

async function stampOne(
  brand: LoadedBrand,
  compiled: Compiled,
  initialJs: number,
  tools: string,
  all: readonly LoadedBrand[],
  options: BuildOptions,
): Promise<{ built?: BuiltBrand; problems: readonly Problem[]; reused: boolean }> {
  const begun = performance.now()
  const target = join(options.outDir, brand.id)
  const record = join(CACHE, 'stamps', `${pathKey(target)}.json`)
  const key = await stampKey(brand, compiled, tools, all, options)
  const kept = await readKept(record)
  if (!options.force && kept?.key === key && existsSync(join(target, 'index.html'))) {
    return { built: { ...kept.built, milliseconds: performance.now() - begun }, problems: kept.problems, reused: true }
  }
  const temporary = join(options.outDir, `.stamping-${brand.id}`)
  try {
    const stamped = await stamp(brand, compiled, { target: temporary, cacheDir: CACHE, sandbox: options.sandbox })
    const problems = [
      ...stamped.problems,
      ...(await scanForLeaks(temporary, brand, all, {
        sandbox: options.sandbox !== null,
        shared: compiled.files.map(({ path }) => path),
      })),
      ...checkBudget({ brand: brand.id, initialJs, bytes: stamped.bytes }),
    ]
    if (problems.some(({ severity }) => severity === 'error')) {
      await rm(temporary, { recursive: true, force: true })
      return { problems, reused: false }
    }
    await replaceFolder(temporary, target)
    const built: BuiltBrand = {
      id: brand.id,
      name: brand.brand.name,
      merchantCode: brand.brand.merchantCode,
      domains: brand.brand.domains,
      languages: brand.brand.languages.map(({ code }) => code),
      files: stamped.files,
      bytes: stamped.bytes,
      initialJs,
      milliseconds: performance.now() - begun,
      headers: stamped.headers,
    }
    await mkdir(join(CACHE, 'stamps'), { recursive: true })
    await writeFile(record, JSON.stringify({ key, built, problems } satisfies Kept))
    return { built, problems, reused: false }
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    const message = error instanceof Error ? error.message : String(error)
    return {
      problems: [
        {
          severity: 'error',
          brand: brand.id,
          file: join(brand.dir, 'brand.json'),
          message: `stamping failed: ${message}`,
        },
      ],
      reused: false,
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const pathKey = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 16)

async function readKept(file: string): Promise<Kept | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  // The cast trusts a file that only this module writes.
  return text === null ? null : (JSON.parse(text) as Kept)
}

/** What a stamp depends on besides the brand: the stamping code and the catalogues. */
async function toolsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [
    'scripts/build',
    'scripts/brands',
    'scripts/messages',
    'src/i18n',
    'src/theme',
    'src/brand',
    'src/rules',
  ]) {
    const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function stampKey(
  brand: LoadedBrand,
  compiled: Compiled,
  tools: string,
  all: readonly LoadedBrand[],
  options: BuildOptions,
): Promise<string> {
  const hash = createHash('sha256').update(compiled.hash).update(tools)
  hash.update(JSON.stringify([brand.brand, options.sandbox, options.stage ?? '']))
  // The leak scan compares with every other brand.
  hash.update(JSON.stringify(all.map((it) => [it.id, it.brand.name, it.brand.merchantCode, it.brand.domains])))
  for (const file of brand.files) hash.update(file).update(await readFile(join(brand.dir, file)))
  return hash.digest('hex')
}

/** Brands whose folder is there but whose bundle failed: what was built before stays. */
const failedIds = (problems: readonly Problem[]) => problems.flatMap(({ brand }) => (brand ? [brand] : []))

/** Removes bundles whose brand folder is gone, and nothing that the build did not make. */
async function removeStrangers(outDir: string, keep: readonly string[]): Promise<void> {
  const index = await readFile(join(outDir, 'brands.json'), 'utf8').catch(() => '{"brands":[]}')
  const known = (JSON.parse(index) as { brands: { id: string }[] }).brands.map(({ id }) => id)
  for (const id of known.filter((it) => !keep.includes(it))) {
    await rm(join(outDir, id), { recursive: true, force: true })
    await rm(join(outDir, 'deploy', id), { recursive: true, force: true })
  }
}

async function writeIndex(options: BuildOptions, built: readonly BuiltBrand[]): Promise<void> {
  const { outDir } = options
  for (const brand of built) {
    for (const file of deployFiles(brand.id, brand.domains, brand.headers, true)) {
      await put(join(outDir, 'deploy', brand.id), file.name, file.text)
    }
  }
  await put(outDir, 'deploy/assumptions.md', assumptionsTable())
  const previous = options.only ? await readFile(join(outDir, 'brands.json'), 'utf8').catch(() => null) : null
  const others = previous ? (JSON.parse(previous) as { brands: BuiltBrand[] }).brands : []
  const rows = [...others.filter(({ id }) => !built.some((it) => it.id === id)), ...built]
    .map(({ id, name, merchantCode, domains, languages, files, bytes, initialJs, milliseconds, headers }) => ({
      id,
      name,
      merchantCode,
      domains,
      languages,
      bytes,
      initialJs,
      milliseconds: Math.round(milliseconds),
      files,
      headers,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await put(outDir, 'brands.json', `${JSON.stringify({ sandbox: options.sandbox !== null, brands: rows }, null, 1)}\n`)
}
