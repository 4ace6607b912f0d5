/** What is measured: bundles as they are deployed, the sandbox behind them, and a browser in front. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import type { BuiltBrand } from '../build/compile/bundle-index.ts'
import { CACHE } from '../build/compile/compile.ts'
import { build } from '../build/pipeline.ts'
import { sandboxSealKeys } from '../build/page/seal-key.ts'
import { merchantSeed, type MerchantSeed } from '../sandbox/site/merchant.ts'
import { openDemo } from '../demo/demo.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { serveBundle, type ServedBundle } from '../serve/bundle.ts'
import { sandboxOrigin } from '../serve/hosts.ts'
import { startServer } from '../serve/server.ts'
import { CHROMIUM_FLAGS } from '../tools/journeys/chromium-flags.ts'
import { ensureChromium } from '../tools/journeys/chromium.ts'
import { ROOT } from '../tools/root.ts'

/** Where a part of the benchmark keeps what it makes. */
export const benchHome = (part: string): string => join(CACHE, 'bench', part)

export interface SiteOptions {
  readonly port: number
  readonly brandsDir: string
  readonly outDir: string
  /** The brands' ids; all of the folder unless given. */
  readonly only?: readonly string[] | undefined
  /** Of the sandbox, from the start. */
  readonly scenarios?: readonly string[]
  /** What the sandbox's merchants are otherwise than their brands say. */
  readonly seed?: Partial<MerchantSeed>
  /** Answers the gateway's calls otherwise than the sandbox by itself. */
  readonly answering?: (sandbox: Sandbox) => Sandbox['fetch']
}

export interface Site {
  readonly browser: Browser
  /** The path of its program. */
  readonly program: string
  readonly brands: readonly BuiltBrand[]
  /** What each host serves; static pages to compare with may join. */
  readonly bundles: Map<string, ServedBundle>
  readonly addressOf: (id: string, path: string) => string
  /** The sandbox's own call, such as `members`. */
  readonly control: (path: string, body: unknown) => Promise<unknown>
  /** Asks the gateway past the server. */
  readonly fetch: (request: Request) => Promise<Response>
  /** What its own call answers, such as `ledger`. */
  readonly ask: (path: string, search: Readonly<Record<string, string>>) => Promise<unknown>
}

/**
 * Builds, serves, measures, and takes it all down again.
 * @throws Error for a brand that does not build
 */
export async function withSite<Result>(
  { port, brandsDir, outDir, only, scenarios = [], seed = {}, answering = ({ fetch }) => fetch }: SiteOptions,
  measure: (site: Site) => Promise<Result>,
): Promise<Result> {
  // Before anything else: without a browser the rest would be in vain.
  const { path: program } = ensureChromium(console.error)
  const keys = await sandboxSealKeys(CACHE)
  const { brands, loaded } = await build({
    brandsDir,
    outDir,
    sandbox: { port, jwk: keys.publicJwk },
    ...(only ? { only } : {}),
  })
  const missing = only?.find((id) => !brands.some((brand) => brand.id === id)) ?? (brands.length > 0 ? null : '')
  if (missing !== null) throw new Error(`the brand ${missing} does not build; run npm run build to see why`)
  const sandbox = createSandbox({
    merchants: loaded.map((one) => ({ ...merchantSeed(one), ...seed })),
    seal: keys,
    scenarios,
    demo: openDemo,
  })
  const bundles = new Map(brands.map(({ id, headers }) => [id, serveBundle(join(outDir, id), headers)] as const))
  const server = await startServer(port, { bundles, sandbox: { ...sandbox, fetch: answering(sandbox) } })
  const browser = await chromium.launch({ executablePath: program, args: CHROMIUM_FLAGS })
  const call = async (path: string, init?: RequestInit): Promise<unknown> => {
    const answer = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/${path}`, init))
    if (!answer.ok) throw new Error(`/sandbox/${path} answers with ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const control: Site['control'] = (path, body) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const ask: Site['ask'] = (path, search) => call(`${path}?${new URLSearchParams(search).toString()}`)
  const addressOf = (id: string, path: string): string => sandboxOrigin(id, port) + path
  try {
    return await measure({
      browser,
      program,
      brands,
      bundles,
      addressOf,
      control,
      ask,
      fetch: (request) => sandbox.fetch(request),
    })
  } finally {
    await browser.close()
    await server.close()
    sandbox.close()
  }
}

/**
 * The neutral brand under a name of its own.
 * @param dir the folder of brands
 * @param layout what it shows otherwise than the neutral brand
 */
export async function writeNeutralBrand(
  dir: string,
  id: string,
  name: string,
  layout: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const target = join(dir, id)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await cp(join(ROOT, 'brands/wireframe'), target, { recursive: true })
  const file = join(target, 'brand.json')
  // The neutral brand's own file, which the gate has checked.
  const brand = JSON.parse(await readFile(file, 'utf8')) as { layout?: Record<string, unknown> }
  const own = { id, name, merchantCode: id, domains: [`${id}.invalid`], layout: { ...brand.layout, ...layout } }
  await writeFile(file, `${JSON.stringify({ ...brand, ...own }, null, 2)}\n`)
}
