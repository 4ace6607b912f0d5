/** Where the set-up keeps things. Plain ESM: it runs before there are packages. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
export const WINDOWS = process.platform === 'win32'
export const MODULES = join(ROOT, 'node_modules')
/** The packaged Node. */
export const NODE = join(MODULES, 'node', 'bin', WINDOWS ? 'node.exe' : 'node')
/** Says what node_modules was installed from. */
export const STAMP = join(MODULES, '.setup-stamp')
/** Outside node_modules, which `npm ci` empties. */
export const LOCK = join(ROOT, '.cache', 'setup.lock')
