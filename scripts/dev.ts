/** `npm run dev`: every brand from its sources, with hot reload of code, brand.json, theme.json, messages and assets. */
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Command } from 'commander'
import colors from 'picocolors'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { loadBrands } from './brands/load.ts'
import { printProblems } from './brands/print.ts'
import { hasErrors } from './brands/problem.ts'
import { writeBrandParts } from './build/page/brand-parts.ts'
import { CACHE } from './build/compile/compile.ts'
import { ROOT } from './tools/root.ts'
import { put } from './build/files.ts'
import { renderPage } from './build/page/page.ts'
import { sandboxSealKeys } from './build/page/seal-key.ts'
import { webManifest } from './build/site-files.ts'
import { starterData } from './build/page/starter-data.ts'
import { duotoneFilter } from '../src/theme/derive.ts'
import { themeColors } from './build/page/theme.ts'
import { openDemo } from './demo/demo.ts'
import { createSandbox, isSandboxPath } from './sandbox/sandbox.ts'
import { serveBundle, type ServedBundle } from './serve/bundle.ts'
import { GAMES_LABEL, hostLabel, MISDIRECTED, sandboxOrigin } from './serve/hosts.ts'
import { readOrFindPort } from './serve/port.ts'
import { merchantSeed, type MerchantSeed } from './sandbox/site/merchant.ts'

const options = new Command('dev')
  .description('Serve every brand from its sources at http://<brand>.localhost:<port>, reloading what changes.')
  .option('--port <number>', 'where to listen; 0 finds a free one', process.env['PORT'] ?? '5173')
  .option('--brands <dir>', 'the folder that holds the brand folders', join(ROOT, 'brands'))
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ port: string; brands: string }>()

const port = await readOrFindPort(options.port, 'npm run dev')
const brandsDir = resolve(options.brands)
const keys = await sandboxSealKeys(CACHE)
const sandboxParts = { port, jwk: keys.publicJwk }

interface DevBrand {
  readonly page: string
  readonly files: ServedBundle
}

const served = new Map<string, DevBrand>()
const seeds = new Map<string, MerchantSeed>()

/**
 * Loads every brand, or those that changed; a brand with problems keeps what it showed before.
 * @returns whether all are good
 */
async function refresh(only?: readonly string[]): Promise<boolean> {
  const { brands, problems } = await loadBrands({ dir: brandsDir, sandbox: true, ...(only ? { only: [...only] } : {}) })
  printProblems(problems)
  for (const loaded of brands) {
    const target = join(CACHE, 'dev', loaded.id)
    const parts = await writeBrandParts(loaded, target, CACHE, sandboxParts)
    printProblems(parts.languages.flatMap((language) => language.problems))
    const themes = themeColors(loaded.decisions)
    await put(target, 'manifest.webmanifest', webManifest(loaded.brand, parts.home.bundled, parts.assets, themes))
    const page = renderPage({
      brand: parts.brand,
      language: parts.home.bundled,
      title: parts.brand.name,
      starterData: starterData(parts.brand, { scripts: ['main.tsx'] }),
      starter: '<script type="module" src="/starter.ts"></script>',
      themeCss: parts.themeStyle,
      shellCss: '',
      styleFiles: [],
      pictureFilter: duotoneFilter(loaded.decisions.duotone),
      themeColors: themes,
      description: loaded.brand.hero.line,
      searchEngines: [],
      shell: '',
      icons: '',
      preloadHero: false,
      texts: {
        noScript: 'This site needs JavaScript.',
        broken: 'The application did not start; the console says why.',
        reload: 'Reload',
      },
    })
    served.set(loaded.id, { page, files: serveBundle(target, []) })
    seeds.set(loaded.id, merchantSeed(loaded))
  }
  return !hasErrors(problems)
}

await refresh()
if (served.size === 0) {
  console.error(`No brand in ${brandsDir} could be loaded.`)
  process.exit(1)
}
const openSandbox = () => createSandbox({ demo: openDemo, merchants: [...seeds.values()], seal: keys })
let sandbox = openSandbox()
let known = JSON.stringify([...seeds])
const gateway = getRequestListener((request, connection) => sandbox.fetch(request, connection))
const games = getRequestListener((request) => sandbox.fetchGames(request))

/** The sandbox knows its merchants from the start: where one is new or says something else, it begins anew. */
function renewSandbox(): void {
  const now = JSON.stringify([...seeds])
  if (now === known) return
  known = now
  sandbox.close()
  sandbox = openSandbox()
  console.log(colors.dim('The sandbox began anew, since a merchant has changed: log in again.'))
}

/** What `writeBrandParts` and the manifest put into a brand's folder; `/i18n/` is a folder of sources, too. */
const BRAND_FILES =
  /^\/(?:media\/|fonts\/|i18n\/[^/]+\.json$|pages\/.+\.json$|favicon\.|apple-touch-icon|manifest\.webmanifest$)/

/** Answers the gateway, the brand's own files and its page; the rest is Vite's. */
const brandPlugin: Plugin = {
  name: 'livery:brands',
  configureServer(vite) {
    vite.middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const label = hostLabel(request.headers.host ?? '')
      if (label === null) {
        response.statusCode = MISDIRECTED.status
        response.end(MISDIRECTED.text)
        return
      }
      if (label === GAMES_LABEL) {
        void games(request, response)
        return
      }
      if (isSandboxPath(url.pathname)) {
        void gateway(request, response)
        return
      }
      const brand = served.get(label)
      if (!brand) {
        response.statusCode = 404
        response.end(
          `No brand "${label}". There are: ${[...served.keys()].map((id) => `${sandboxOrigin(id, port)}/`).join(' ')}`,
        )
        return
      }
      if (BRAND_FILES.test(url.pathname)) {
        void getRequestListener((it) => brand.files.respond(it))(request, response)
        return
      }
      const isPage = request.headers.accept?.includes('text/html') && !url.pathname.startsWith('/@')
      if (!isPage) {
        next()
        return
      }
      vite.transformIndexHtml(url.pathname, brand.page).then((html) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(html)
      }, next)
    })
    watchBrands(vite)
  },
}

/** No brand's id. */
const ALL = '*'

function watchBrands(vite: ViteDevServer): void {
  vite.watcher.add([brandsDir, join(ROOT, 'src/i18n/catalogues')])
  /** The brands that changed since the last look; a catalogue of ours changes all of them. */
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  // One after another: two at once would write the same files.
  let work: Promise<void> = Promise.resolve()
  const look = async (file: string): Promise<void> => {
    const ids = changed.has(ALL) ? undefined : [...changed]
    changed.clear()
    try {
      const ok = await refresh(ids)
      renewSandbox()
      console.log(colors.dim(`${relative(ROOT, file)} changed: ${ok ? 'reloading' : 'see the problems above'}`))
      if (ok) vite.ws.send({ type: 'full-reload' })
    } catch (error) {
      console.error(colors.red(error instanceof Error ? error.message : String(error)))
    }
  }
  vite.watcher.on('all', (_event, file) => {
    const [id = '', ...rest] = relative(brandsDir, file).split(sep)
    if (id === '..' || isAbsolute(id)) {
      if (!file.endsWith('.po')) return
      changed.add(ALL)
    } else if (rest.length > 0) changed.add(id)
    // What lies beside the brand folders is no brand's.
    else return
    // Editors write in several steps; the last one counts.
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(() => look(file))
    }, 80)
  })
}

const vite = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  appType: 'custom',
  plugins: [brandPlugin],
  server: { port, strictPort: true, host: true, allowedHosts: ['.localhost'] },
})
await vite.listen().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.error(`Stop what runs on port ${port}, or choose another: PORT=${port + 1} npm run dev`)
  process.exit(1)
})
console.log(colors.bold('\nready\n'))
for (const id of served.keys()) console.log(`  ${colors.cyan(`${sandboxOrigin(id, port)}/`)}`)
console.log('')
