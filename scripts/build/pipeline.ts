/** Every brand in one run: load and check all, compile once, stamp each that has changed. */
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { loadBrands, type LoadedBrand } from '../brands/load.ts'
import type { Problem } from '../brands/problem.ts'
import { checkBudget } from './compile/budget.ts'
import { compressBeside } from './compile/compress.ts'
import { CACHE, compile, type Compiled } from './compile/compile.ts'
import { gatewayPaths } from './deploy/deploy.ts'
import { readJson, removeStrangers, writeIndex, type BuiltBrand } from './compile/bundle-index.ts'
import { replaceFolder, shortHash } from './files.ts'
import { scanForLeaks } from './audit/leaks.ts'
import type { SandboxParts } from './page/bundled-brand.ts'
import { stampKey, toolsHash } from './stamp-key.ts'
import { stamp } from './stamp.ts'
import { withLock } from '../tools/lock.ts'

export interface BuildOptions {
  readonly brandsDir: string
  readonly outDir: string
  readonly only?: readonly string[]
  readonly stage?: string
  readonly sandbox: SandboxParts | null
  /** Whether text is compressed ahead, for hosts that send it so; unless said for production alone. */
  readonly compress?: boolean
  /** Stamps every brand again, changed or not. */
  readonly force?: boolean
  readonly onProgress?: (step: string) => void
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
 * Waits for another build of the same working copy, since both would write the compiled application.
 * @throws Error when the application itself does not compile
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const say = options.onProgress ?? (() => undefined)
  const onWait = () => say('waiting for another build of this working copy')
  return withLock(join(CACHE, 'build.lock'), onWait, () => buildAlone(options, say))
}

async function buildAlone(options: BuildOptions, say: (step: string) => void): Promise<BuildResult> {
  const begun = performance.now()
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
  const { compress = options.sandbox === null } = options
  const paths = compiled.files.map(({ path }) => path)
  const compressed = compress ? await compressBeside(compiled.dir, paths) : null
  const shared = JSON.stringify([compiled.hash, await toolsHash(), options.sandbox, options.stage ?? '', compress])

  const brands: (BuiltBrand & { reused: boolean })[] = []
  for (const [index, brand] of loaded.entries()) {
    const saying = () => say(`stamping ${brand.id} (${index + 1} of ${loaded.length})`)
    const result = await stampOne(brand, { compiled, compressed, initialJs, shared, all: loaded }, options, saying)
    problems.push(...result.problems)
    if (result.built) brands.push({ ...result.built, reused: result.reused })
  }
  if (!options.only) await removeStrangers(options.outDir, [...loaded.map(({ id }) => id), ...failedIds(problems)])
  if (brands.length > 0) await writeIndex(options.outDir, options.sandbox !== null, brands)
  return { brands, loaded, problems, compileMs, compileReused: compiled.reused, totalMs: performance.now() - begun }
}

/** What all brands of a build have in common. */
interface Common {
  readonly compiled: Compiled
  /** The compiled files that stand compressed beside themselves; `null` where none are to. */
  readonly compressed: readonly string[] | null
  /** What the first scripts weigh together, compressed, in bytes. */
  readonly initialJs: number
  /** What each bundle is made from beside its brand. */
  readonly shared: string
  readonly all: readonly LoadedBrand[]
}

async function stampOne(
  brand: LoadedBrand,
  { compiled, compressed, initialJs, shared, all }: Common,
  options: BuildOptions,
  saying: () => void,
): Promise<{ built?: BuiltBrand; problems: readonly Problem[]; reused: boolean }> {
  const begun = performance.now()
  const target = join(options.outDir, brand.id)
  const record = join(CACHE, 'stamps', `${shortHash(target)}.json`)
  const temporary = join(options.outDir, `.stamping-${brand.id}`)
  try {
    checkApart(brand.dir, target)
    const key = await stampKey(brand, shared, all)
    const kept = await readJson<Kept>(record)
    if (!options.force && kept?.key === key && existsSync(join(target, 'index.html'))) {
      return {
        built: { ...kept.built, milliseconds: performance.now() - begun },
        problems: kept.problems,
        reused: true,
      }
    }
    saying()
    const stamped = await stamp(brand, compiled, {
      target: temporary,
      cacheDir: CACHE,
      sandbox: options.sandbox,
      compressed,
    })
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
      gatewayPaths: gatewayPaths(brand.brand),
    }
    await mkdir(join(CACHE, 'stamps'), { recursive: true })
    await writeFile(record, JSON.stringify({ key, built, problems } satisfies Kept))
    return { built, problems, reused: false }
  } catch (error) {
    // The error itself is what the operator has to hear of.
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined)
    const message = error instanceof Error ? error.message : String(error)
    return {
      problems: [
        {
          severity: 'error',
          brand: brand.id,
          file: join(brand.dir, 'brand.json'),
          message: `the bundle could not be written: ${message}`,
          suggestion: 'mend that and build again; the bundle that was there before still stands',
        },
      ],
      reused: false,
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** @throws Error where writing the bundle would replace the brand it is made from */
function checkApart(brandDir: string, target: string): void {
  const inside = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`)
  if (!inside(brandDir, target) && !inside(target, brandDir)) return
  throw new Error(`it would replace ${brandDir}, the brand's own folder; choose another folder with --out`)
}

/** Brands whose folder is there but whose bundle failed: what was built before stays. */
const failedIds = (problems: readonly Problem[]) => problems.flatMap(({ brand }) => (brand ? [brand] : []))
