/** What lies in the folder of bundles: `brands.json`, and the configuration of their hosts. */
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { assumptionsTable } from '../audit/assumptions.ts'
import { deployFiles, sharedDeployFiles } from '../deploy/deploy.ts'
import { put } from '../files.ts'
import type { HeaderRule } from '../page/headers.ts'

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
  /** The paths that the brand's own host passes on to the gateway. */
  readonly gatewayPaths: readonly string[]
}

/** `dist/brands.json`: of equal brands it is equal, so without how long a build took. */
interface Index {
  readonly sandbox: boolean
  readonly brands: readonly Omit<BuiltBrand, 'milliseconds'>[]
}

/** Reads a file that the build wrote; one that is missing or was cut short counts as none. */
export async function readJson<Content>(file: string): Promise<Content | null> {
  try {
    // The cast trusts a file that only the build writes.
    return JSON.parse(await readFile(file, 'utf8')) as Content
  } catch {
    return null
  }
}

/** Removes bundles whose brand folder is gone, and nothing that the build did not make. */
export async function removeStrangers(outDir: string, keep: readonly string[]): Promise<void> {
  const known = (await readJson<Index>(join(outDir, 'brands.json')))?.brands.map(({ id }) => id) ?? []
  for (const id of known.filter((it) => !keep.includes(it))) {
    await rm(join(outDir, id), { recursive: true, force: true })
    await rm(join(outDir, 'deploy', id), { recursive: true, force: true })
  }
}

/** Writes `brands.json` and the hosts' configuration. */
export async function writeIndex(outDir: string, sandbox: boolean, built: readonly BuiltBrand[]): Promise<void> {
  for (const brand of built) {
    for (const file of deployFiles({ ...brand, rules: brand.headers })) {
      await put(join(outDir, 'deploy', brand.id), file.name, file.text)
    }
  }
  for (const file of sharedDeployFiles()) await put(join(outDir, 'deploy'), file.name, file.text)
  await put(outDir, 'deploy/assumptions.md', assumptionsTable())
  // Bundles that stand from before: of brands that were not asked for, or that failed this time. None for the sandbox
  // may pass for one for production.
  const before = await readJson<Index>(join(outDir, 'brands.json'))
  const others =
    before?.sandbox === sandbox ? before.brands.filter(({ id }) => existsSync(join(outDir, id, 'index.html'))) : []
  const rows = [...others.filter(({ id }) => !built.some((it) => it.id === id)), ...built]
    .map(({ id, name, merchantCode, domains, languages, files, bytes, initialJs, headers, gatewayPaths }) => ({
      id,
      name,
      merchantCode,
      domains,
      languages,
      bytes,
      initialJs,
      gatewayPaths,
      files,
      headers,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await put(outDir, 'brands.json', `${JSON.stringify({ sandbox, brands: rows }, null, 1)}\n`)
}
