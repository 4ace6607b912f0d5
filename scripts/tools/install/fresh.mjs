/** Whether node_modules is what package-lock.json says. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES, NODE, ROOT, STAMP } from './paths.mjs'

/** What the installed packages depend on: the lockfile, and the machine that the native ones were picked for. */
export function wantedStamp() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/**
 * Whether somebody's own `npm install` already put in exactly what the lockfile names: npm's record inside node_modules
 * says so, and the packaged Node runs here. Saves a reinstall, and never empties node_modules under a running process.
 */
function installedByHand() {
  const record = readText(join(MODULES, '.package-lock.json'))
  if (record === null || !existsSync(NODE)) return false
  try {
    const installed = JSON.parse(record).packages
    const { '': _root, ...locked } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
    const same = (name) =>
      installed[name]?.version === locked[name]?.version && installed[name]?.integrity === locked[name]?.integrity
    const complete = Object.keys(locked).every((name) =>
      name in installed ? same(name) : locked[name].optional === true,
    )
    const nothingElse = Object.keys(installed).every((name) => name in locked)
    return complete && nothingElse && spawnSync(NODE, ['--version']).status === 0
  } catch {
    return false
  }
}

/** @returns {boolean} true when there is nothing to install. */
export function isFresh() {
  const wanted = wantedStamp()
  const stamp = readText(STAMP)
  if (stamp === wanted) return existsSync(NODE)
  // A stamp of another machine means copied packages, whose native parts do not run here.
  const otherMachine = stamp !== null && stamp.split(' ').slice(1).join(' ') !== wanted.split(' ').slice(1).join(' ')
  if (otherMachine || !installedByHand()) return false
  writeFileSync(STAMP, wanted)
  return true
}
