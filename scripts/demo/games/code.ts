/** The games' own browser code: served as it is written, with the types taken out on the way. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fromRoot } from '../../tools/root.ts'

/** What a browser may ask for: the games' pages, the rules that they share with the server, and how numbers are written. */
const SERVED =
  /^(?:scripts\/demo\/games\/(?:client|rules)\/(?:[a-z-]+\/)?[a-z-]+\.(?:ts|css)|src\/rules\/(?:[a-z]+\/)*[a-z-]+\.ts|src\/i18n\/format\/(?:intl-cache|format|number-locale|percent)\.ts)$/
const FOLDERS = ['scripts/demo/games/client', 'scripts/demo/games/rules', 'src/rules', 'src/i18n']

export const CODE = '/play/code'

let version: string | undefined

/** Changes with any line of the pages, so that they may be kept for ever. */
export function codeVersion(): string {
  if (version) return version
  const hash = createHash('sha256')
  for (const folder of FOLDERS)
    for (const file of readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(?:ts|css)$/.test(file)) hash.update(`${file}\0`).update(readFileSync(join(fromRoot(folder), file)))
  version = hash.digest('hex').slice(0, 10)
  return version
}

/** The address of a page's own file. */
export const codeAddress = (file: string): string => `${CODE}/${codeVersion()}/scripts/demo/games/client/${file}`

const stripped = new Map<string, string>()

/** @returns `null` for what is no file of the pages */
export function servedCode(path: string): { readonly body: string; readonly type: string } | null {
  if (!SERVED.test(path) || path.includes('.test.') || !existsSync(fromRoot(path))) return null
  const known = stripped.get(path)
  const source = known ?? readFileSync(fromRoot(path), 'utf8')
  const body = known ?? (path.endsWith('.ts') ? withoutTypes(source) : source)
  stripped.set(path, body)
  return { body, type: path.endsWith('.ts') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8' }
}

/** Node says once that this is experimental: it is how Node runs this very file. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
