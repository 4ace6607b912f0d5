/** Serves one built bundle as a production host would: its headers, its two shells, compressed text. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib'
import { brotliOptions, isCompressible } from '../build/compile/compress.ts'
import { headersFor, type HeaderRule } from '../build/page/headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
}

interface ServedFile {
  readonly type: string
  /** Whether it goes out compressed. */
  readonly packs: boolean
  readonly body: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

export interface ServedBundle {
  respond(request: Request): Response
  /** Reads the folder again, after a new build. */
  reload(): void
}

const own = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

/**
 * How well text is compressed. `best`: as hosts that compress ahead do. `quick`: for a visitor on the same machine, who
 * would wait longer for the last bytes to be saved than for all of them to come; a twentieth more, in a twentieth of the time.
 */
export type Compression = 'best' | 'quick'

/** @param rules the headers that the build wrote for this brand */
export function serveBundle(
  dir: string,
  rules: readonly HeaderRule[],
  compression: Compression = 'best',
): ServedBundle {
  let files = readAll(dir)
  return {
    reload: () => {
      files = readAll(dir)
    },
    respond: (request) => {
      const { pathname } = new URL(request.url)
      const headers = headersFor(rules, pathname)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response('Method not allowed', { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
      }
      const file = find(files, pathname)
      if (!file)
        // Its address may be right after the next build; the rule for good answers would keep this one for a year.
        return new Response('Not found', {
          status: 404,
          headers: { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-store' },
        })
      const [body, encoding] = encode(file, request.headers.get('accept-encoding') ?? '', compression)
      return new Response(request.method === 'HEAD' ? null : body, {
        headers: {
          ...headers,
          'content-type': file.type,
          'content-length': String(body.length),
          vary: 'accept-encoding',
          ...(encoding ? { 'content-encoding': encoding } : {}),
        },
      })
    },
  }
}

/** A file, or the shell: the home page's for `/` and `/index`, the neutral frame for every other address. */
function find(files: ReadonlyMap<string, ServedFile>, pathname: string): ServedFile | undefined {
  if (pathname === '/' || pathname === '/index') return files.get('index.html')
  const exact = files.get(pathname.slice(1))
  if (exact) return exact
  // What looks like a file and is none is missing; /register.html is a route.
  const isRoute = !/\.[a-z0-9]+$/i.test(pathname) || pathname.endsWith('.html')
  return isRoute ? (files.get(`${pathname.slice(1)}.html`) ?? files.get('app.html')) : undefined
}

function encode(
  file: ServedFile,
  accepted: string,
  compression: Compression,
): [Uint8Array<ArrayBuffer>, string | null] {
  if (!file.packs) return [file.body, null]
  if (/\bbr\b/.test(accepted)) {
    file.br ??= own(brotliCompressSync(file.body, compression === 'quick' ? QUICK : brotliOptions(file.body.length)))
    return [file.br, 'br']
  }
  if (/\bgzip\b/.test(accepted)) {
    file.gzip ??= own(gzipSync(file.body))
    return [file.gzip, 'gzip']
  }
  return [file.body, null]
}

const QUICK: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

function readAll(dir: string): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    // What is compressed ahead is for other hosts.
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const type = TYPES[entry.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    const body = own(readFileSync(path))
    files.set(relative(dir, path).split(sep).join('/'), { type, packs: isCompressible(path, body.length), body })
  }
  return files
}
