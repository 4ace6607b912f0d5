import { fork, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrandInput } from '../../src/brand/schema.ts'
import { goodBrand, goodConfig, json, writeBrands } from '../brands/fixtures/good.ts'
import { fromRoot } from '../tools/root.ts'
import type { BuildOptions, BuildResult } from './pipeline.ts'

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command as an operator does. */
async function runBuild(...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [fromRoot('scripts/build.ts'), ...args], {
    env: { ...process.env, NO_COLOR: '1' },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (err += text.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out, err }
}

let builder: ChildProcess

/** Builds without the command, which costs a second each time. */
async function build(options: Partial<BuildOptions> = {}): Promise<Pick<BuildResult, 'brands' | 'problems'>> {
  builder.send({ brandsDir: brands, outDir: dist, sandbox: null, ...options } satisfies BuildOptions)
  const [result] = await once(builder, 'message')
  // What the builder sends.
  return result as Pick<BuildResult, 'brands' | 'problems'>
}

/** Every file of a bundle with its bytes. */
function bytesOf(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(dir, path)).isFile(),
  )
  return new Map(files.toSorted().map((path) => [path, readFileSync(join(dir, path), 'base64')]))
}

/** `dist/brands.json`, as far as the test looks into it. */
const rows = (dir: string) => {
  const { brands } = JSON.parse(readFileSync(join(dir, 'brands.json'), 'utf8')) as {
    brands: Record<string, unknown>[]
  }
  return brands
}
const ids = (dir: string) => rows(dir).map(({ id }) => id)

/** Third-party sign-in, which one of the brands has. */
const identity: BrandInput['identity'] = {
  firebase: {
    apiKey: 'key-of-nobody-in-particular',
    authDomain: 'gamma.firebaseapp.com',
    projectId: 'gamma-1',
    channels: ['google'],
  },
}

let brands: string
let dist: string
let first: Ran

beforeAll(async () => {
  const stage = json({ hero: { headline: 'Good morning', line: 'A rehearsal.' } })
  brands = await writeBrands({
    alpha: { ...goodBrand('alpha'), 'brand.rehearsal.json': stage },
    beta: goodBrand('beta'),
    gamma: { ...goodBrand('gamma'), 'brand.json': json({ ...goodConfig('gamma'), identity }) },
  })
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  first = await runBuild('--brands', brands, '--out', dist)
  builder = fork(new URL('fixtures/builder.ts', import.meta.url))
}, 120_000)
afterAll(() => builder.kill())

describe('building all', () => {
  test('writes a bundle a brand and says what they weigh', () => {
    expect([first.code, first.err]).toEqual([0, expect.stringContaining('stamping beta (2 of 3)')])
    expect(first.out).toMatch(/brand\s+bytes\s+initial js \(gzip\)\s+time\nalpha\s+\S+ KiB\s+\d+ KiB\s+[\d.]+ m?s/)
    expect(readdirSync(dist)).toEqual(['alpha', 'beta', 'brands.json', 'deploy', 'gamma'])
  })

  test('brands.json tells what lies there', () => {
    const [alpha] = rows(dist)
    expect(ids(dist)).toEqual(['alpha', 'beta', 'gamma'])
    expect(alpha).toMatchObject({
      name: 'Casa alpha',
      merchantCode: 'alpha_01',
      domains: ['www.alpha-site.com', 'alpha-site.com'],
      languages: ['EN', 'TY'],
      gatewayPaths: ['/img/'],
      headers: expect.arrayContaining([{ path: '/*', headers: expect.anything() }]),
    })
    const all = bytesOf(join(dist, 'alpha'))
    const files = new Map([...all].filter(([path]) => !/\.(?:br|gz)$/.test(path)))
    expect(alpha?.['files']).toEqual([...files.keys()])
    expect(JSON.stringify(alpha), 'of equal brands it is equal').not.toContain('illiseconds')
    const weight = [...files.values()].reduce((sum, text) => sum + Buffer.from(text, 'base64').length, 0)
    expect(alpha?.['bytes']).toBe(weight)
    expect(alpha?.['initialJs']).toBeGreaterThan(50_000)
  })

  test('text lies there compressed as well, and is the same', () => {
    const files = bytesOf(join(dist, 'alpha'))
    const bytes = (path: string): Buffer => Buffer.from(files.get(path) ?? '', 'base64')
    const packed = [...files.keys()].filter((path) => path.endsWith('.br')).map((path) => path.slice(0, -3))
    expect(packed).toEqual(expect.arrayContaining(['app.html', 'index.html', 'sw.js']))
    expect(packed.some((path) => path.startsWith('i18n/')) && packed.some((path) => path.endsWith('.css'))).toBe(true)
    for (const path of packed) {
      expect(brotliDecompressSync(bytes(`${path}.br`)).equals(bytes(path)), path).toBe(true)
      expect(gunzipSync(bytes(`${path}.gz`)).equals(bytes(path)), path).toBe(true)
    }
  })

  test('the worker keeps a page only if it is the one of this version, and asks for the pages first', () => {
    const pages = ['app.html', 'help.html', 'index.html', 'noticePage.html']
    const worker = readFileSync(join(dist, 'alpha/sw.js'), 'utf8')
    const entries = [...worker.matchAll(/\{[^{}]*"url":"\/([^"]+)"\}/g)]
    expect(entries.slice(0, pages.length).map(([, path]) => path)).toEqual(pages)
    for (const [entry, path = ''] of entries.slice(0, pages.length)) {
      const digest = createHash('sha256')
        .update(readFileSync(join(dist, 'alpha', path)))
        .digest('base64')
      expect(JSON.parse(entry)).toMatchObject({ integrity: `sha256-${digest}` })
    }
  })

  test('each bundle names its version', () => {
    const versions = ['alpha', 'beta', 'gamma'].map((id) => readFileSync(join(dist, id, 'version.json'), 'utf8'))
    for (const [index, id] of ['alpha', 'beta', 'gamma'].entries())
      expect(JSON.parse(versions[index] ?? '')).toEqual({ brand: id, version: expect.stringMatching(/^[\da-f]{8}$/) })
    expect(new Set(versions.map((text) => (JSON.parse(text) as { version: string }).version)).size).toBe(3)
  })

  test('what is shared is one file on the disk', () => {
    const [script = ''] = readdirSync(join(dist, 'alpha/assets')).filter((name) => name.endsWith('.js'))
    expect(statSync(join(dist, 'alpha/assets', script)).ino).toBe(statSync(join(dist, 'beta/assets', script)).ino)
  })

  test('the flags lie with every brand, and no worker fetches them ahead', () => {
    const sheets = readdirSync(join(dist, 'alpha/assets')).filter((name) => name.startsWith('flags-'))
    expect(sheets.length).toBeGreaterThan(20)
    const worker = readFileSync(join(dist, 'alpha/sw.js'), 'utf8')
    expect(worker).toContain('assets/icons-')
    expect(worker).not.toContain('assets/flags-')
  })

  test('the library of third-party sign-in lies with brands that have it alone, and no worker fetches it ahead', () => {
    const libraries = ['alpha', 'beta', 'gamma'].map((id) =>
      readdirSync(join(dist, id, 'assets')).filter((name) => name.startsWith('firebase-')),
    )
    expect(libraries).toEqual([[], [], [/\.js$/, /\.js\.br$/, /\.js\.gz$/].map((it) => expect.stringMatching(it))])
    expect(readFileSync(join(dist, 'gamma/sw.js'), 'utf8')).not.toContain('firebase-')
    const hosts = /googleapis|apis\.google|firebaseapp/
    for (const [id, has] of [
      ['alpha', false],
      ['gamma', true],
    ] as const) {
      expect(hosts.test(readFileSync(join(dist, 'deploy', id, '_headers'), 'utf8'))).toBe(has)
      expect(hosts.test(readFileSync(join(dist, id, 'app.html'), 'utf8'))).toBe(has)
    }
  })

  test('a page that the brand writes stands in its HTML, in each language in a file, and no worker fetches it ahead', () => {
    const html = readFileSync(join(dist, 'alpha/about.html'), 'utf8')
    expect(html).toContain('<title>About Casa alpha · Casa alpha</title>')
    expect(html).toContain('<p>Casa alpha is an online gaming and betting site')
    expect(html).toContain('<link rel="canonical" href="https://www.alpha-site.com/about">')
    // Its own, where our text would stand otherwise.
    expect(readFileSync(join(dist, 'alpha/terms.html'), 'utf8')).toContain('<p>What holds for Casa alpha.</p>')
    const [base = ''] = readdirSync(join(dist, 'alpha/pages'))
    expect(readdirSync(join(dist, 'alpha/pages', base))).toEqual(['EN', 'TY'])
    expect(readFileSync(join(dist, 'alpha/pages', base, 'TY/about.json'), 'utf8')).toContain('"language":"es"')
    expect(readFileSync(join(dist, 'alpha/sw.js'), 'utf8')).not.toMatch(/about\.html|\/pages\/[\da-f]/)
  })

  test('a shell has the styles of all that it shows, before any file of styles', () => {
    const assets = readdirSync(join(dist, 'alpha/assets')).filter((name) => name.endsWith('.css'))
    const all = assets.map((name) => readFileSync(join(dist, 'alpha/assets', name), 'utf8')).join('')
    const html = readFileSync(join(dist, 'alpha/index.html'), 'utf8')
    const own = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
    const styled = (css: string, name: string): boolean => new RegExp(`\\.${name}(?![\\w-])`).test(css)
    const names = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, found]) => found?.split(' ') ?? []))
    expect([...names].filter((name) => styled(all, name) && !styled(own, name))).toEqual([])
  })

  test('the page’s inline parts are those that the policy names', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    for (const page of ['index.html', 'app.html', 'about.html', 'rng.html']) {
      const html = readFileSync(join(dist, 'alpha', page), 'utf8')
      const inline = [...html.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)].map(([, text]) =>
        hash(text ?? ''),
      )
      expect(inline).toHaveLength(3)
      for (const one of inline) expect(readFileSync(join(dist, 'deploy/alpha/_headers'), 'utf8')).toContain(one)
      expect(html).not.toMatch(/\sstyle=/)
    }
  })
})

test('the same input gives the same bytes, stamped anew and elsewhere', async () => {
  const before = bytesOf(join(dist, 'alpha'))
  const elsewhere = await mkdtemp(join(tmpdir(), 'dist-'))
  const unchanged = await build()
  expect(unchanged.brands.map(({ id, reused }) => [id, reused])).toEqual([
    ['alpha', true],
    ['beta', true],
    ['gamma', true],
  ])
  for (const options of [
    { only: ['alpha'], force: true },
    { only: ['alpha'], outDir: elsewhere },
  ])
    expect((await build(options)).brands).toMatchObject([{ id: 'alpha', reused: false }])
  expect(bytesOf(join(dist, 'alpha'))).toEqual(before)
  expect(bytesOf(join(elsewhere, 'alpha'))).toEqual(before)
  expect(ids(dist)).toEqual(['alpha', 'beta', 'gamma'])
  expect(ids(elsewhere)).toEqual(['alpha'])
})

test('a broken brand fails alone, and keeps the bundle that it had', async () => {
  const before = bytesOf(join(dist, 'beta'))
  writeFileSync(join(brands, 'beta/brand.json'), json({ ...goodConfig('beta'), defaultLanguage: 'XX' }))
  writeFileSync(join(brands, 'gamma/brand.json'), json({ ...goodConfig('gamma'), name: 'Casa Nueva' }))
  const { code, out, err } = await runBuild('--brands', brands, '--out', dist, '--json')
  expect([code, err]).toEqual([1, ''])
  expect(JSON.parse(out)).toMatchObject({
    brands: [{ id: 'alpha' }, { id: 'gamma' }],
    problems: expect.arrayContaining([
      expect.objectContaining({ severity: 'error', brand: 'beta', line: expect.any(Number) }),
    ]),
  })
  expect(bytesOf(join(dist, 'beta'))).toEqual(before)
  expect(rows(dist).map(({ name }) => name)).toEqual(['Casa alpha', 'Casa beta', 'Casa Nueva'])

  // A brand whose folder is gone goes, and nothing else does.
  rmSync(join(brands, 'beta'), { recursive: true })
  writeFileSync(join(dist, 'notes.txt'), 'mine')
  await build()
  expect(readdirSync(dist)).toEqual(['alpha', 'brands.json', 'deploy', 'gamma', 'notes.txt'])
  expect([ids(dist), readdirSync(join(dist, 'deploy'))]).toEqual([
    ['alpha', 'gamma'],
    ['Caddyfile', 'alpha', 'assumptions.md', 'gamma', 'livery-brotli.conf', 'livery.conf'],
  ])
})

test('a stage is merged over the brand', async () => {
  await build({ only: ['alpha'], stage: 'rehearsal' })
  expect(readFileSync(join(dist, 'alpha/index.html'), 'utf8')).toContain('Good morning')
})

test('a bundle that cannot be written is its brand’s problem, and no bundle replaces a brand’s own folder', async () => {
  const before = bytesOf(brands)
  const { brands: built, problems } = await build({ outDir: brands })
  expect(built).toEqual([])
  expect(problems.filter(({ severity }) => severity === 'error').map(({ brand, message }) => [brand, message])).toEqual(
    [
      ['alpha', expect.stringContaining('choose another folder with --out')],
      ['gamma', expect.stringContaining('choose another folder with --out')],
    ],
  )
  expect(bytesOf(brands)).toEqual(before)
  const blocked = await build({ outDir: join(dist, 'notes.txt/x') })
  expect(blocked.problems).toContainEqual(
    expect.objectContaining({ brand: 'gamma', message: expect.stringContaining('could not be written') }),
  )
})

test('an option that there is not ends with 2 and says how to find those that there are', async () => {
  expect(await runBuild('--nope')).toEqual({
    code: 2,
    out: '',
    err: "error: unknown option '--nope'\nRun npm run build -- --help to see what there is.\n",
  })
})
