/** The set-up as a stranger meets it: a fresh folder, the real npm, and a stand-in for the packaged Node. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const scripts = join(import.meta.dirname, '../..')
let folder: string

const lockfile = (version: string) => ({
  name: 'scratch',
  version,
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'scratch', version, dependencies: { node: 'file:stand-in' } },
    'node_modules/node': { resolved: 'stand-in', link: true },
    'stand-in': { name: 'node', version: '24.21.0' },
  },
})

function write(path: string, content: unknown) {
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(join(folder, 'stand-in/bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'stand-in/bin/node'))
  write('stand-in/package.json', { name: 'node', version: '24.21.0' })
  write('package.json', { name: 'scratch', version: '1.0.0', dependencies: { node: 'file:stand-in' } })
  write('package-lock.json', lockfile('1.0.0'))
  cpSync(join(scripts, 'setup.mjs'), join(folder, 'scripts/setup.mjs'))
  cpSync(join(scripts, 'tools/install'), join(folder, 'scripts/tools/install'), { recursive: true })
  write('say.ts', 'const words: string[] = process.argv.slice(2)\nconsole.log(words.join(" "))\nprocess.exitCode = 7\n')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function setup(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/setup.mjs', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => ({ code, signal, out, err }))
  return { child, ended, out: () => out }
}

test('installs once, then runs the script with its arguments and ends with its code', async () => {
  const first = await setup('say.ts', '--brand', 'a b').ended
  expect(first).toMatchObject({ code: 7, out: '--brand a b\n' })
  expect(first.err).toMatch(/^Installing the locked packages.*\nInstalled the locked packages\. \(\d+ s\)\n$/)
  expect(await setup('say.ts', 'again').ended).toEqual({ code: 7, signal: null, out: 'again\n', err: '' })
})

test('installs again when the lockfile changed', async () => {
  await setup('say.ts').ended
  write('node_modules/left-over.txt', '')
  write('package.json', { name: 'scratch', version: '1.0.1', dependencies: { node: 'file:stand-in' } })
  // Emptying npm's own record leaves the stamp as the only witness.
  rmSync(join(folder, 'node_modules/.package-lock.json'))
  write('package-lock.json', lockfile('1.0.1'))
  expect((await setup('say.ts').ended).err).toContain('Installed')
  expect(existsSync(join(folder, 'node_modules/left-over.txt'))).toBe(false)
})

test('two at once install once, and a lock whose holder died stands in nobody’s way', async () => {
  mkdirSync(join(folder, '.cache'))
  const dead = spawn(process.execPath, ['--version'])
  await once(dead, 'close')
  const { hostname } = await import('node:os')
  write('.cache/setup.lock', `${dead.pid} ${hostname()}\n`)
  const both = await Promise.all([setup('say.ts', 'x').ended, setup('say.ts', 'y').ended])
  expect(both.map(({ code, out }) => [code, out])).toEqual([
    [7, 'x\n'],
    [7, 'y\n'],
  ])
  expect(both.filter(({ err }) => err.includes('Installing'))).toHaveLength(1)
  expect(existsSync(join(folder, '.cache/setup.lock'))).toBe(false)
})

test('a failing install shows npm’s words and what to do, runs nothing and leaves no lock', async () => {
  write('package.json', {
    name: 'scratch',
    version: '1.0.0',
    dependencies: { node: 'file:stand-in', missing: '1.0.0' },
  })
  const { code, out, err } = await setup('say.ts').ended
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toMatch(/npm (error|ERR!)[\s\S]*npm ci ended with 1[\s\S]*run the same command again/)
  expect(existsSync(join(folder, '.cache/setup.lock'))).toBe(false)
})

test('hands SIGTERM to the script and lets it finish', async () => {
  write(
    'wait.ts',
    'process.on("SIGTERM", () => { console.log("bye"); process.exit(3) })\nsetInterval(() => {}, 1000)\nconsole.log("up")\n',
  )
  const { child, ended, out } = setup('wait.ts')
  while (!out().includes('up')) await new Promise((resolve) => setTimeout(resolve, 20))
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 3, out: 'up\nbye\n' })
})

test('names the missing script', async () => {
  expect(await setup('nothing.ts').ended).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no nothing.ts'),
  })
})

test('the packages put in by npm install by hand are taken as they are', async () => {
  await setup('say.ts').ended
  rmSync(join(folder, 'node_modules/.setup-stamp'))
  expect(await setup('say.ts').ended).toMatchObject({ code: 7, err: '' })
  expect(readFileSync(join(folder, 'node_modules/.setup-stamp'), 'utf8')).toMatch(/^[0-9a-f]{64} \w+ \w+\n$/)
})
