/** The bundles that are photographed, and the sandbox behind them, on a port of their own. */
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../brands/problem.ts'
import { CACHE } from '../build/compile/compile.ts'
import { build } from '../build/pipeline.ts'
import { sandboxSealKeys } from '../build/page/seal-key.ts'
import { merchantSeed } from '../sandbox/site/merchant.ts'
import { openDemo } from '../demo/demo.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { serveBundle } from '../serve/bundle.ts'
import { startServer } from '../serve/server.ts'
import type { Mode } from './picture.ts'

export const GALLERY_HOME = join(CACHE, 'gallery')

/** A catalogue that proves direction or room instead of being read. */
export const PSEUDO_LANGUAGES = {
  rtl: { code: 'XB', catalogue: 'ar-XB', label: 'Right to left' },
  long: { code: 'XA', catalogue: 'en-XA', label: 'Long text' },
} as const

export interface ShownBrand {
  readonly id: string
  readonly merchantCode: string
  /** Guests see nothing but the login page. */
  readonly membersOnly: boolean
  /** What its theme has a palette for. */
  readonly modes: readonly Mode[]
}

export interface Site {
  readonly port: number
  readonly brands: readonly ShownBrand[]
  readonly problems: readonly Problem[]
  close(): Promise<void>
}

interface SiteOptions {
  readonly port: number
  readonly brandsDir: string
  readonly only?: readonly string[]
  /** Which pseudo catalogue every brand is shown in. */
  readonly pseudo?: keyof typeof PSEUDO_LANGUAGES
  readonly onProgress: (step: string) => void
}

/**
 * Builds the brands for the sandbox and serves each on its own host.
 * @throws Error when the application does not compile or the port is taken
 */
export async function openSite({ port, brandsDir, only, pseudo, onProgress }: SiteOptions): Promise<Site> {
  const name = `${port}${pseudo ? `-${pseudo}` : ''}`
  const outDir = join(GALLERY_HOME, `bundles-${name}`)
  const dir = pseudo ? await speakPseudo(brandsDir, join(GALLERY_HOME, `brands-${name}`), pseudo) : brandsDir
  const keys = await sandboxSealKeys(CACHE)
  const result = await build({
    brandsDir: dir,
    outDir,
    sandbox: { port, jwk: keys.publicJwk },
    onProgress,
    ...(only ? { only } : {}),
  })
  const sandbox = createSandbox({
    merchants: result.loaded.map((loaded) => merchantSeed(loaded)),
    seal: keys,
    demo: openDemo,
  })
  const bundles = new Map(result.brands.map(({ id, headers }) => [id, serveBundle(join(outDir, id), headers)] as const))
  const server = await startServer(port, { bundles, sandbox })
  return {
    port: server.port,
    problems: result.problems,
    brands: result.loaded
      .filter(({ id }) => bundles.has(id))
      .map(({ id, brand, decisions }) => ({
        id,
        merchantCode: brand.merchantCode,
        membersOnly: brand.loginedToHomePage,
        modes: (['light', 'dark'] as const).filter((mode) => decisions.color[mode] !== undefined),
      })),
    close: async () => {
      await server.close()
      sandbox.close()
    },
  }
}

/** Copies of the brands that begin in a pseudo language, beside their own ones. */
async function speakPseudo(from: string, to: string, pseudo: keyof typeof PSEUDO_LANGUAGES): Promise<string> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  const language = PSEUDO_LANGUAGES[pseudo]
  for (const { name } of await readdir(from, { withFileTypes: true })) {
    const file = join(to, name, 'brand.json')
    if (!existsSync(join(from, name, 'brand.json'))) continue
    await cp(join(from, name), join(to, name), { recursive: true })
    // A brand's own file; what is wrong with it the build tells.
    const brand = JSON.parse(await readFile(file, 'utf8')) as { languages: readonly unknown[] }
    const own = { ...brand, languages: [...brand.languages, language], defaultLanguage: language.code }
    await writeFile(file, `${JSON.stringify(own, null, 2)}\n`)
  }
  return to
}
