/**
 * Completes package-lock.json with the optional packages of other systems. `npm install` drops those that a registry
 * or mirror does not hold (they answer 404), and `npm ci`, which asks for all of them by name, then refuses everywhere.
 */

interface LockedPackage {
  version?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/** The part of npm's lockfile, version 3, that matters here. */
export interface Lockfile {
  packages: Record<string, LockedPackage>
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/
const SYSTEM =
  /-(aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|win32)-(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(\w+))?$/

/** Where Node finds `name` from the package at `from`: there or in any folder above, as lockfile keys. */
function resolve(packages: Lockfile['packages'], from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return null
  }
}

/** The entry of a native package, its system read from its name: npm skips it wherever that is another. */
function entry(name: string, version: string, parent: LockedPackage): LockedPackage {
  const [, os, cpu, abi] = SYSTEM.exec(name) ?? (name.includes('-wasm32') ? [name, undefined, 'wasm32'] : [])
  const libc = os === 'linuxmusl' || abi?.startsWith('musl') ? 'musl' : 'glibc'
  return {
    version,
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(parent.dev ? { dev: true } : {}),
    ...(parent.devOptional ? { devOptional: true } : {}),
    ...(os?.startsWith('linux') ? { libc: [libc] } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os === 'linuxmusl' ? 'linux' : os] }),
  }
}

/**
 * @returns the entries that are missing, by lockfile key; empty when `npm ci` has nothing to miss.
 * Only exact versions are completed: what a range means is npm's to say.
 */
export function missingOptional({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const [place, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (!EXACT.test(version)) continue
      const found = resolve({ ...packages, ...missing }, place, name)
      if (found !== null && (packages[found] ?? missing[found])?.version === version) continue
      // Another version may hold the place at the top; then this one lies below its parent.
      const key = found === null || place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
      missing[key] = entry(name, version, parent)
    }
  }
  return missing
}

/** The lockfile with those entries, in npm's own order. */
export function complete<Lock extends Lockfile>(lock: Lock): Lock {
  const packages = { ...lock.packages, ...missingOptional(lock) }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}
