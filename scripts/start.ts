/** `npm start`: builds every brand, serves each on its own host, and runs the sandbox gateway on the same origin. */
import { join, resolve } from 'node:path'
import { Command, Option } from 'commander'
import colors from 'picocolors'
import { printProblems } from './brands/print.ts'
import { CACHE } from './build/compile/compile.ts'
import { ROOT } from './tools/root.ts'
import { build } from './build/pipeline.ts'
import { sandboxSealKeys } from './build/page/seal-key.ts'
import { openDemo } from './demo/demo.ts'
import { createSandbox } from './sandbox/sandbox.ts'
import { merchantSeed } from './sandbox/site/merchant.ts'
import { serveBundle, type Compression } from './serve/bundle.ts'
import { readOrFindPort } from './serve/port.ts'
import { sandboxOrigin } from './serve/hosts.ts'
import { startServer } from './serve/server.ts'
import { createProgress } from './tools/progress.ts'

const options = new Command('start')
  .description('Build every brand for the sandbox, serve each at http://<brand>.localhost:<port>, and run the sandbox.')
  .option('--port <number>', 'where to listen; 0 finds a free one', process.env['PORT'] ?? '4173')
  .option('--brand <ids>', 'only these brands, separated by commas', (text) => text.split(',').map((id) => id.trim()))
  .option('--brands <dir>', 'the folder that holds the brand folders', join(ROOT, 'brands'))
  .option('--out <dir>', 'where the bundles go', join(CACHE, 'start'))
  .option('--database <file>', 'keep the sandbox’s state in a file; in memory otherwise', ':memory:')
  .option(
    '--identity-emulator <origin>',
    'where a Firebase Auth emulator answers in place of the projects named demo-…',
  )
  .addOption(
    new Option('--compression <how>', 'best is what a host sends, quick spares the processor')
      .choices(['best', 'quick'])
      .default('best'),
  )
  .option('--scenario <name[=value]...>', 'begin with these scenarios, such as maintenance=2h,brand=pampas')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{
    port: string
    brand?: string[]
    brands: string
    out: string
    database: string
    identityEmulator?: string
    compression: Compression
    scenario?: string[]
  }>()

const port = await readOrFindPort(options.port, 'npm start')

const keys = await sandboxSealKeys(CACHE)
const progress = createProgress(process.stderr, true)
const result = await build({
  brandsDir: resolve(options.brands),
  outDir: resolve(options.out),
  sandbox: {
    port,
    jwk: keys.publicJwk,
    ...(options.identityEmulator ? { identityEmulator: options.identityEmulator } : {}),
  },
  onProgress: progress.step,
  ...(options.brand ? { only: options.brand } : {}),
})
progress.end()
printProblems(result.problems)
if (result.brands.length === 0) {
  console.error('No brand could be built, so there is nothing to serve.')
  process.exit(1)
}

const sandbox = createSandbox({
  merchants: result.loaded.map((loaded) => merchantSeed(loaded)),
  database: options.database,
  seal: keys,
  identity: { emulated: options.identityEmulator !== undefined },
  tellSms: (line) => console.log(line),
  demo: openDemo,
  ...(options.scenario ? { scenarios: options.scenario } : {}),
})
const bundles = new Map(
  result.brands.map(
    ({ id, headers }) => [id, serveBundle(join(resolve(options.out), id), headers, options.compression)] as const,
  ),
)
const domains = new Map(result.brands.flatMap((brand) => brand.domains.map((domain) => [domain, brand.id] as const)))
const server = await startServer(port, { bundles, domains, sandbox }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

console.log(colors.bold('\nready\n'))
for (const { id, name } of result.brands) {
  console.log(`  ${name.padEnd(14)} ${colors.cyan(`${sandboxOrigin(id, server.port)}/`)}`)
}
console.log('\nSeeded accounts, the same for every brand:\n')
const [first] = result.loaded
for (const { username, password, note } of first ? sandbox.accounts(first.brand.merchantCode) : []) {
  console.log(`  ${username.padEnd(14)} ${password.padEnd(14)} ${colors.dim(note)}`)
}
// The country is the brand's own, so that the whole number differs from brand to brand.
const mobiles = Map.groupBy(result.loaded, ({ brand }) => {
  const [player] = sandbox.accounts(brand.merchantCode)
  return player ? `+${player.countryDialingCode} ${player.mobileNum}` : ''
})
const numbers = [...mobiles].map(([number, of]) => `${number} (${of.map(({ brand }) => brand.name).join(', ')})`)
console.log(colors.dim(`\nMobile number of player: ${numbers.join(', ')}. Codes by SMS are printed here.`))
console.log(colors.dim(`\nScenarios: npm run scenario -- --help      Stop: Ctrl+C\n`))

const stop = (): void => {
  void server.close().then(() => {
    sandbox.close()
    process.exit(0)
  })
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
