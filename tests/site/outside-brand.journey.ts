/** A brand folder outside the repository: copied, a dozen lines changed, built, run, and nobody else's in its bundle. */
import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/serve/port.ts'
import { expect, test } from '../support/journey.ts'

const root = join(import.meta.dirname, '../..')

/** Runs a script of the repository until it ends, or until it has said `until`. */
async function run(script: string, args: readonly string[], until?: RegExp): Promise<{ text: string; stop(): void }> {
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  let text = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const hear = (part: Buffer): void => {
    text += part.toString()
    if (until?.test(text)) resolve()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}:\n${text}`))))
  await promise
  return { text, stop: () => child.kill('SIGTERM') }
}

/** The neutral brand with a dozen lines changed, as the README tells an operator to do. */
async function makeBrand(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brands-'))
  const target = join(folder, 'lantern')
  await cp(join(root, 'brands/wireframe'), target, { recursive: true })
  const file = join(target, 'brand.json')
  const brand = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  const changed = {
    ...brand,
    id: 'lantern',
    name: 'Lantern Hall',
    merchantCode: 'lantern',
    domains: ['www.lanternhall.com'],
    gateway: { seal: 'none' },
    currency: { symbol: 'L' },
    hero: { headline: 'A light in every window', line: 'Ten thousand games, and a limit of your own.' },
  }
  await writeFile(file, `${JSON.stringify(changed, null, 2)}\n`)
  const theme = join(target, 'theme.json')
  await writeFile(theme, (await readFile(theme, 'utf8')).replace('#1f5fd6', '#8a3b12').replace('#6ea3ff', '#f2a65a'))
  return folder
}

test.describe('a brand of its own folder', { tag: ['@wireframe', '@desktop'] }, () => {
  test.slow()

  test('builds, runs and holds nothing of another brand', { tag: '@pairs' }, async ({ page }) => {
    const folder = await makeBrand()
    const dist = await mkdtemp(join(tmpdir(), 'dist-'))
    const out = join(dist, 'sandbox')
    const port = await freePort()
    const started = await run('start.ts', ['--brands', folder, '--out', out, '--port', String(port)], /Scenarios:/)
    try {
      expect(started.text).toContain(`http://lantern.localhost:${port}/`)
      await page.goto(`http://lantern.localhost:${port}/`)
      await expect(page).toHaveTitle('Home · Lantern Hall')
      await expect(page.getByRole('heading', { level: 1, name: 'A light in every window' })).toBeVisible()
      const banner = page.getByRole('banner')
      await banner.getByLabel('Username', { exact: true }).fill('player')
      await banner.getByLabel('Password', { exact: true }).fill('Sandbox-2468')
      await banner.getByLabel('Password', { exact: true }).press('Enter')
      await expect(banner.getByRole('status').first()).toHaveText('L250.00')
    } finally {
      // First the page: what it still loads would fail.
      await page.close()
      started.stop()
    }

    const built = join(dist, 'production')
    await run('build.ts', ['--brands', folder, '--out', built])
    const others = await otherBrands()
    for (const bundle of [join(out, 'lantern'), join(built, 'lantern')]) {
      const entries = await readdir(bundle, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      expect(files.length).toBeGreaterThan(20)
      for (const file of files) {
        const text = `${file.slice(bundle.length)}\n${await readFile(file, 'latin1')}`
        expect(
          others.filter((word) => text.includes(word)),
          file,
        ).toEqual([])
      }
    }
    const production = await readdir(join(built, 'lantern'), { recursive: true, withFileTypes: true })
    for (const entry of production) {
      if (!entry.isFile() || !/\.(?:html|js|json)$/.test(entry.name)) continue
      expect(await readFile(join(entry.parentPath, entry.name), 'utf8'), entry.name).not.toMatch(
        /localhost:\d|\/sandbox\//,
      )
    }
    await Promise.all([folder, dist].map((path) => rm(path, { recursive: true, force: true })))
  })
})

/** What the repository's own brands are called, coded and hosted. */
async function otherBrands(): Promise<string[]> {
  const words: string[] = []
  for (const entry of await readdir(join(root, 'brands'), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const brand = JSON.parse(await readFile(join(root, 'brands', entry.name, 'brand.json'), 'utf8')) as {
      // The gate has checked the repository's own brands.
      id: string
      name: string
      merchantCode: string
      domains: string[]
    }
    words.push(brand.id, brand.name, brand.merchantCode, ...brand.domains)
  }
  return [...new Set(words)]
}
