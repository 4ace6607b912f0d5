/** `npm run build`: every brand in one pipeline. */
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import colors from 'picocolors'
import { printProblems } from './brands/print.ts'
import type { Problem } from './brands/problem.ts'
import { CACHE } from './build/compile/compile.ts'
import { ROOT } from './tools/root.ts'
import { build } from './build/pipeline.ts'
import { printTable } from './build/report.ts'
import { readPort } from './serve/port.ts'
import { sandboxSealKeys } from './build/page/seal-key.ts'
import { createProgress } from './tools/progress.ts'

const program = new Command('build')
  .description('Compile the application once and stamp one bundle a brand into dist/.')
  .option('--brand <ids>', 'only these brands, separated by commas', (text) => text.split(',').map((id) => id.trim()))
  .option('--brands <dir>', 'the folder that holds the brand folders', join(ROOT, 'brands'))
  .option('--out <dir>', 'where the bundles go', join(ROOT, 'dist'))
  .option('--stage <name>', 'merge brand.<name>.json over each brand.json')
  .option('--sandbox', 'let the sandbox gateway’s hosts and key in; never for production')
  .option('--port <number>', 'the port of the sandbox, with --sandbox', process.env['PORT'] ?? '4173')
  .option('--compressed', 'write .br and .gz beside text also with --sandbox')
  .option('--strict', 'end with 1 for warnings, too')
  .option('--force', 'stamp every brand again, changed or not')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nExit codes: 0 all built, 1 a brand was refused or did not build (with --strict: or there are warnings), 2 the call itself is\nwrong.',
  )
  .showHelpAfterError('Run npm run build -- --help to see what there is.')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()

const options = program.opts<{
  brand?: string[]
  brands: string
  out: string
  stage?: string
  sandbox?: boolean
  port: string
  compressed?: boolean
  strict?: boolean
  force?: boolean
  json?: boolean
}>()

const port = readPort(options.port, 'npm run build')
const progress = createProgress(process.stderr, !options.json)
const result = await build({
  brandsDir: resolve(options.brands),
  outDir: resolve(options.out),
  sandbox: options.sandbox ? { port, jwk: (await sandboxSealKeys(CACHE)).publicJwk } : null,
  onProgress: progress.step,
  ...(options.brand ? { only: options.brand } : {}),
  ...(options.stage ? { stage: options.stage } : {}),
  ...(options.compressed ? { compress: true } : {}),
  ...(options.force ? { force: true } : {}),
}).catch((error: unknown) => {
  progress.end()
  // What no brand is to blame for: the application does not compile, or the disk is full.
  console.error(colors.red(error instanceof Error ? error.message : String(error)))
  process.exit(1)
})
progress.end()

const count = (severity: Problem['severity']): number => result.problems.filter((it) => it.severity === severity).length
const errors = count('error')
const warnings = options.strict ? count('warning') : 0
if (options.json) {
  const { brands, problems, compileMs, totalMs } = result
  console.log(
    JSON.stringify({ brands, problems, compileMs: Math.round(compileMs), totalMs: Math.round(totalMs) }, null, 2),
  )
} else {
  printProblems(result.problems)
  printTable(result)
  if (errors > 0)
    console.error(
      colors.red(`\n${errors} ${errors === 1 ? 'problem' : 'problems'} to mend; a brand with an error was not built.`),
    )
  if (warnings > 0)
    console.error(
      colors.red(
        `${errors > 0 ? '' : '\n'}${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, and --strict takes none; the bundles were written.`,
      ),
    )
}
process.exitCode = errors > 0 || warnings > 0 || result.brands.length === 0 ? 1 : 0
