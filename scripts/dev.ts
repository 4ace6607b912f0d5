/** `npm run dev`: every brand from its sources, with hot reload of code, brand.json, theme.json, messages and assets. */
import { join, relative, resolve, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Command } from 'commander'
import colors from 'picocolors'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { loadBrands } from './brands/load.ts'
import { printProblems } from './brands/print.ts'
import { writeBrandParts } from './build/brand-parts.ts'
import { CACHE, ROOT } from './build/compile.ts'
import { renderPage } from './build/page.ts'
import { sandboxSealKeys } from './build/seal-key.ts'
import { starterData } from './build/starter-data.ts'
import { themeColors } from './build/theme.ts'
import { createSandbox, isSandboxPath } from './sandbox/sandbox.ts'
import { serveBundle, type ServedBundle } from './serve/bundle.ts'
import { hostLabel, sandboxOrigin } from './serve/hosts.ts'
import { readPort } from './serve/port.ts'
import { merchantSeed } from './sandbox/merchant.ts'

const options = new Command('dev')
  .description('Serve every brand from its sources at http://<brand>.localhost:<port>, reloading what changes.')
  .option('--port <number>', 'where to listen', process.env['PORT'] ?? '5173')
  .option('--brands <dir>', 'the folder that holds the brand folders', join(ROOT, 'brands'))
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ port: string; brands: string }>()

const port = readPort(options.port, 'npm run dev')
const brandsDir = resolve(options.brands)
const keys = await sandboxSealKeys(CACHE)
const sandboxParts = { port, jwk: keys.publicJwk }

interface DevBrand {
  readonly page: string
  readonly files: ServedBundle
}

const served = new Map<string, DevBrand>()

/** Loads every brand, or one that changed; a brand with problems keeps what it showed before. */
async function refresh(only?: string): Promise<{ ok: boolean; seeds: ReturnType<typeof merchantSeed>[] }> {
  const { brands, problems } = await loadBrands({ dir: brandsDir, sandbox: true, ...(only ? { only: [only] } : {}) })
  printProblems(problems)
  for (const loaded of brands) {
    const target = join(CACHE, 'dev', loaded.id)
    const parts = await writeBrandParts(loaded, target, CACHE, sandboxParts)
    printProblems(parts.languages.flatMap((language) => language.problems))
    const page = renderPage({
      brand: parts.brand,
      language: parts.home.bundled,
      starterData: starterData(parts.brand, 'main.tsx'),
      starter: '<script type="module" src="/starter.ts"></script>',
      themeCss: parts.themeStyle,
      appCss: '',
      styleFiles: [],
      themeColors: themeColors(loaded.decisions),
      canonical: null,
      description: loaded.brand.hero.line,
      ogImage: parts.assets.ogImage,
      shell: '',
      preloadHero: false,
      texts: {
        noScript: 'This site needs JavaScript.',
        broken: 'The application did not start; the console says why.',
        reload: 'Reload',
      },
    })
    served.set(loaded.id, { page, files: serveBundle(target, []) })
  }
  return {
    ok: !problems.some(({ severity }) => severity === 'error'),
    seeds: brands.map(({ brand }) => merchantSeed(brand)),
  }
}

const { seeds } = await refresh()
if (served.size === 0) {
  console.error(`No brand in ${brandsDir} could be loaded.`)
  process.exit(1)
}
const sandbox = createSandbox({ merchants: seeds, seal: keys })
const gateway = getRequestListener((request, connection) => sandbox.fetch(request, connection))

/** Answers the gateway, the brand's own files and its page; the rest is Vite's. */
const brandPlugin: Plugin = {
  name: 'livery:brands',
  configureServer(vite) {
    vite.middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const label = hostLabel(request.headers.host ?? '')
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
      if (/^\/(?:media|fonts|i18n|favicon|apple-touch|icon|manifest)/.test(url.pathname)) {
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

function watchBrands(vite: ViteDevServer): void {
  vite.watcher.add([brandsDir, join(ROOT, 'src/i18n/catalogues')])
  let pending: ReturnType<typeof setTimeout> | undefined
  vite.watcher.on('all', (_event, file) => {
    const inside = relative(brandsDir, file)
    const isBrand = !inside.startsWith('..')
    if (!isBrand && !file.endsWith('.po')) return
    // Editors write in several steps; the last one counts.
    clearTimeout(pending)
    pending = setTimeout(() => {
      const id = isBrand ? inside.split(sep)[0] : undefined
      refresh(id).then(
        ({ ok }) => {
          console.log(colors.dim(`${relative(ROOT, file)} changed: ${ok ? 'reloading' : 'see the problems above'}`))
          if (ok) vite.ws.send({ type: 'full-reload' })
        },
        (error: unknown) => console.error(colors.red(error instanceof Error ? error.message : String(error))),
      )
    }, 80)
  })
}

const vite = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  appType: 'custom',
  plugins: [brandPlugin],
  server: { port, strictPort: true, host: true, allowedHosts: ['.localhost'] },
})
await vite.listen()
console.log(colors.bold('\nready\n'))
for (const id of served.keys()) console.log(`  ${colors.cyan(`${sandboxOrigin(id, port)}/`)}`)
console.log('')
