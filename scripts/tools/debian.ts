/** Debian's packages, where we may install them: as root on Debian or its children. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Whether there is a package of this name. */
export const isPackage = (name: string): boolean => spawnSync('apt-cache', ['show', name]).status === 0

/** Reads anew which packages there are. @throws Error with what apt-get said */
export const updatePackages = (): void => aptGet('update')

/** @throws Error with what apt-get said */
export const installPackages = (...names: readonly string[]): void =>
  aptGet('install', '--no-install-recommends', ...names)

function aptGet(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-q', '--yes', ...args], { encoding: 'utf8', env })
  if (status === 0) return
  throw new Error(
    `${stdout ?? ''}${stderr ?? ''}apt-get ${args.join(' ')} failed (${error?.message ?? `exit code ${status}`})`,
  )
}
