/** Packages that only one command wants: installed when it first does, apart from everything else, from a lockfile of their own. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fromRoot } from './root.ts'

const FLAGS = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs what a lockfile names, once for each lockfile; a second one at the same time waits for nothing.
 * @param source the folder that holds package.json and package-lock.json
 * @returns the folder that holds `node_modules`
 * @throws Error with npm's own words
 */
export async function installLocked(source: string): Promise<string> {
  const name = basename(source)
  const lock = await readFile(join(source, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12)
  const folder = fromRoot(`.cache/${name}-${hash}`)
  if (existsSync(folder)) return folder
  const fresh = `${folder}.${process.pid}`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  await cp(source, fresh, { recursive: true })
  const npm = spawn('npm', FLAGS, {
    cwd: fresh,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  npm.stdout.on('data', (part: Buffer) => said.push(part))
  npm.stderr.on('data', (part: Buffer) => said.push(part))
  const [code] = (await once(npm, 'close')) as [number | null] // the event's own arguments
  if (code !== 0) throw new Error(`npm ci of ${name} ended with ${String(code)}: ${Buffer.concat(said).toString()}`)
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
  return folder
}
