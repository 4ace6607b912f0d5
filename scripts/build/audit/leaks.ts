/** Looks for what must not be in a bundle: another brand's name, code or host, and the sandbox's addresses. */
import { readFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { LoadedBrand } from '../../brands/load.ts'
import { positionOf } from '../../brands/position.ts'
import type { Problem } from '../../brands/problem.ts'
import type { Hit, TermIndex } from './leak-terms.ts'
import { findTerms, indexTerms } from './leak-terms.ts'

export interface LeakOptions {
  /** Whether the bundle is for the sandbox, whose addresses it then may hold. */
  readonly sandbox?: boolean
  /** Paths inside the bundle of files that are the same in every bundle: they are read once for all brands. */
  readonly shared?: readonly string[]
}

type Scanned = Pick<LoadedBrand, 'id' | 'dir' | 'files'> & {
  readonly brand: Pick<LoadedBrand['brand'], 'name' | 'merchantCode' | 'domains'>
}

/** Files that are no text. */
const BINARY = new Set('.avif .webp .png .jpg .jpeg .gif .ico .woff .woff2 .wasm .gz .br'.split(' '))

interface Found {
  readonly terms: readonly Hit[]
  readonly loopback: readonly string[]
}

interface Known {
  readonly index: TermIndex
  readonly files: Map<string, Promise<Found>>
}

/** What was found in shared files, by the list of brands, which is one object for one build. */
const shared = new WeakMap<readonly Scanned[], Known>()

/**
 * Scans one bundle.
 * @param bundleDir the finished bundle, in its last place or not
 * @param own the brand it belongs to
 * @param all every brand of this build; hand in the same list for each brand, so that shared files are scanned once
 * @returns errors only, at most one for each term
 */
export async function scanForLeaks(
  bundleDir: string,
  own: Scanned,
  all: readonly Scanned[],
  { sandbox = false, shared: sharedPaths = [] }: LeakOptions = {},
): Promise<Problem[]> {
  const known: Known = shared.get(all) ?? { index: indexTerms(all.map(termsOf)), files: new Map() }
  shared.set(all, known)
  const isShared = new Set(sharedPaths)
  const paths = (await textFiles(bundleDir)).toSorted()
  const found = await Promise.all(
    paths.map(async (path) => {
      const scan = () => scanFile(join(bundleDir, path), known.index, isShared.has(path))
      if (!isShared.has(path)) return { path, ...(await scan()) }
      const once = known.files.get(path) ?? scan()
      known.files.set(path, once)
      return { path, ...(await once) }
    }),
  )
  const places = new Map<string, { hit: Hit; paths: string[] }>()
  for (const { path, terms } of found) {
    for (const hit of terms.filter((one) => isForeign(one, own))) {
      const key = `${hit.kind} ${hit.term}`
      const place = places.get(key) ?? { hit, paths: [] }
      if (!place.paths.includes(path)) place.paths.push(path)
      places.set(key, place)
    }
  }
  const leaks = [...places.values()].map(({ hit, paths: where }) => leak(own, hit, where, isShared))
  if (sandbox) return leaks
  return [...leaks, ...found.flatMap(({ path, loopback }) => loopback.map((address) => local(own, path, address)))]
}

function termsOf({ id, brand: { name, merchantCode, domains } }: Scanned) {
  return { id, name, merchantCode, domains }
}

/** Whether a find is another brand's, and not a part of what the brand itself is called. */
function isForeign({ brand, kind, term }: Hit, { id, brand: { name, merchantCode, domains } }: Scanned): boolean {
  if (brand === id) return false
  switch (kind) {
    case 'name':
      return !name.includes(term)
    case 'host':
      return !domains.some((domain) => domain === term || domain.endsWith(`.${term}`))
    case 'merchant code':
      return term !== merchantCode && term !== id
  }
}

async function textFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !BINARY.has(extname(entry.name)))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}

/** Any address of the visitor's own machine. */
const LOOPBACK = /\b(?:https?|wss?):\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?/gi
/** In shared code a bare `http://localhost` is how libraries complete relative addresses; the sandbox has a port. */
const LOOPBACK_WITH_PORT = /\b(?:https?|wss?):\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\]):\d+/gi

async function scanFile(path: string, index: TermIndex, isShared: boolean): Promise<Found> {
  const text = await readFile(path, 'utf8')
  const loopback = [...text.matchAll(isShared ? LOOPBACK_WITH_PORT : LOOPBACK)].map(([address]) => address)
  return { terms: findTerms(text, index), loopback: [...new Set(loopback)] }
}

function leak(own: Scanned, hit: Hit, paths: readonly string[], isShared: ReadonlySet<string>): Problem {
  const { kind, term, brand } = hit
  const where = paths.length > 2 ? `${paths.slice(0, 2).join(', ')} and ${paths.length - 2} more` : paths.join(' and ')
  const source = sourceOf(own, term)
  const [first = ''] = paths
  return {
    severity: 'error',
    brand: own.id,
    ...(source ?? { file: `${own.id}/${first}` }),
    message: `the bundle holds "${term}", the ${kind} of the brand "${brand}" (in ${where})`,
    expected: 'nothing of another brand: players and search engines would see whose it is',
    suggestion: source
      ? 'change it here'
      : isShared.has(first)
        ? `the application itself names it, which no brand can mend: report it with the word "${term}"`
        : `search the brand's pictures and the build's templates for "${term}"`,
  }
}

function local(own: Scanned, path: string, address: string): Problem {
  return {
    severity: 'error',
    brand: own.id,
    ...(sourceOf(own, address) ?? { file: `${own.id}/${path}` }),
    message: `the bundle holds "${address}", an address of the visitor's own machine (in ${path})`,
    expected: 'public addresses alone',
    suggestion: 'take it out; to build against the sandbox, use --sandbox',
  }
}

/** Where the brand's own folder says a term, so that it can be mended there. */
function sourceOf({ dir, files }: Scanned, term: string): { file: string; line: number; column: number } | undefined {
  for (const path of files.filter((file) => /\.(?:json|md|po|svg)$/.test(file))) {
    const file = join(dir, path)
    const text = readSource(file)
    const offset = text.indexOf(term)
    if (offset >= 0) return { file, ...positionOf(text, offset) }
  }
  return undefined
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
