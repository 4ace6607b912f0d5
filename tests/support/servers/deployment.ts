/** A bundle that changes under an open page: its own server, beside the one that all journeys share. */
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeLaterVersion } from '../../../scripts/bench/later-version.ts'
import { CACHE } from '../../../scripts/build/compile/compile.ts'
import type { HeaderRule } from '../../../scripts/build/page/headers.ts'
import { sandboxSealKeys } from '../../../scripts/build/page/seal-key.ts'
import { loadBrands } from '../../../scripts/brands/load.ts'
import { merchantSeed } from '../../../scripts/sandbox/site/merchant.ts'
import { openDemo } from '../../../scripts/demo/demo.ts'
import { createSandbox } from '../../../scripts/sandbox/sandbox.ts'
import { serveBundle, type ServedBundle } from '../../../scripts/serve/bundle.ts'
import { sandboxOrigin } from '../../../scripts/serve/hosts.ts'
import { startServer } from '../../../scripts/serve/server.ts'
import { JOURNEY_HOME } from './environment.ts'

/** What the names of a later version's files begin with. */
export const LATER = 'later'

export interface Deployment {
  readonly origin: string
  /** Deploys a later version: the parts of the application have other names, and the old ones are gone. */
  update(): Promise<void>
  /** Lets the old version answer for some paths, each time one is asked for; for none once it is gone. */
  oldAnswers(isOld: (path: string) => boolean): void
  /** Leaves paths without an answer from now on. */
  hangs(path: RegExp): void
  /** Takes away the files whose names match, as a host does that keeps only the newest deployment. */
  remove(name: RegExp): Promise<void>
  /** Stops answering. */
  close(): Promise<void>
}

/** Serves a copy of a built brand, with a sandbox of its own. */
export async function deploy(brand: string): Promise<Deployment> {
  const home = await mkdtemp(join(tmpdir(), 'deployment-'))
  const [dir, later] = [join(home, brand), join(home, 'later')]
  await cp(join(JOURNEY_HOME, 'dist', brand), dir, { recursive: true })
  const index = JSON.parse(await readFile(join(JOURNEY_HOME, 'dist/brands.json'), 'utf8')) as {
    // As the build writes it.
    brands: { id: string; headers: HeaderRule[] }[]
  }
  const rules = index.brands.find(({ id }) => id === brand)?.headers
  if (!rules) throw new Error(`${JOURNEY_HOME}/dist/brands.json has no brand ${brand}`)
  const { brands } = await loadBrands({ dir: join(JOURNEY_HOME, 'brands'), only: [brand], sandbox: true })
  const sandbox = createSandbox({
    merchants: brands.map((it) => merchantSeed(it)),
    seal: await sandboxSealKeys(CACHE),
    // What pops up on start has journeys of its own.
    scenarios: ['no-popup'],
    demo: openDemo,
  })
  const old = serveBundle(dir, rules)
  let bundle = old
  let isOld = (_path: string): boolean => false
  let hanging = /^$/
  const either: ServedBundle = {
    respond: (request) => {
      const { pathname } = new URL(request.url)
      if (hanging.test(pathname)) return new Response(new ReadableStream())
      return (isOld(pathname) ? old : bundle).respond(request)
    },
    reload: () => bundle.reload(),
  }
  const server = await startServer(0, { bundles: new Map([[brand, either]]), sandbox })
  return {
    origin: sandboxOrigin(brand, server.port),
    update: async () => {
      await writeLaterVersion(dir, later, LATER)
      bundle = serveBundle(later, rules)
    },
    oldAnswers: (tells) => {
      isOld = tells
    },
    hangs: (pattern) => {
      hanging = pattern
    },
    remove: async (pattern) => {
      for (const name of await readdir(join(dir, 'assets'))) {
        if (pattern.test(name)) await rm(join(dir, 'assets', name))
      }
      bundle.reload()
    },
    close: async () => {
      await server.close()
      sandbox.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}
