/** What a build costs: the first brand, each further one, and a naive loop of one `vite build` a brand. */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE } from '../build/compile/compile.ts'
import { ROOT } from '../tools/root.ts'
import { median, type Figure } from './figure.ts'
import { benchHome, writeNeutralBrand } from './site.ts'

const FURTHER = 40

/** Figures: first build, each further brand, and the ratio to the loop. */
export async function benchBuild(): Promise<Figure[]> {
  const home = benchHome('build')
  await rm(home, { recursive: true, force: true })
  await makeBrands(join(home, 'one'), 1)
  await makeBrands(join(home, 'many'), 1 + FURTHER)
  const run = (brands: string) =>
    timed([
      join(ROOT, 'scripts/build.ts'),
      '--brands',
      join(home, brands),
      '--out',
      join(home, `${brands}-dist`),
      '--json',
      '--force',
    ])

  await rm(join(CACHE, 'app'), { recursive: true, force: true })
  await rm(join(CACHE, 'images'), { recursive: true, force: true })
  const first = await run('one')
  // With the application compiled and the pictures made, the difference is what a further brand costs.
  const warmOne = median([await run('one'), await run('one'), await run('one')])
  const warmMany = median([await run('many'), await run('many'), await run('many')])
  const each = (warmMany - warmOne) / FURTHER
  const vite = [
    join(ROOT, 'node_modules/vite/bin/vite.js'),
    'build',
    '--app',
    '--config',
    join(ROOT, 'vite.config.ts'),
    '--logLevel',
    'error',
  ]
  const naive = median([await timed(vite), await timed(vite), await timed(vite)])
  return [
    {
      name: 'first build, nothing cached',
      measured: `${(first / 1000).toFixed(1)} s`,
      aim: '20 s or less',
      reference: 'compile, pictures and stamp of one brand',
      met: first <= 20_000,
    },
    {
      name: 'each further brand',
      measured: `${Math.round(each)} ms`,
      aim: '60 ms or less',
      reference: `over ${FURTHER} brands; a naive loop pays ${Math.round(naive)} ms a brand, ×${Math.round(naive / each)}`,
      met: each <= 60,
    },
  ]
}

function timed(args: readonly string[]): Promise<number> {
  const begun = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: ROOT })
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data.toString()))
  child.on('exit', (code) =>
    code === 0 ? resolve(performance.now() - begun) : reject(new Error(`${args[0]} ended with ${code}\n${said}`)),
  )
  return promise
}

/** Copies of the neutral brand that differ in name, host and code. */
async function makeBrands(dir: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await writeNeutralBrand(dir, `synthetic${index}`, `Synthetic ${index}`)
}
