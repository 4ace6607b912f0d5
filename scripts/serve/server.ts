/** One port for everything on this machine: each brand by its host, the gateway's paths on every one of them. */
import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import type { Connection } from '../sandbox/faults/faults.ts'
import { isSandboxPath, type Sandbox } from '../sandbox/sandbox.ts'
import type { ServedBundle } from './bundle.ts'
import { GAMES_LABEL, hostLabel, MISDIRECTED } from './hosts.ts'

export interface ServerParts {
  readonly bundles: ReadonlyMap<string, ServedBundle>
  /** The brands' own hosts, such as a web server before this one passes on; each with the brand's id. */
  readonly domains?: ReadonlyMap<string, string>
  /** Answers the gateway's paths, whatever the host of this machine. */
  readonly sandbox: Pick<Sandbox, 'fetch'> & Partial<Pick<Sandbox, 'fetchGames'>>
}

export interface RunningServer {
  readonly port: number
  close(): Promise<void>
}

/** Longer than any client waits between two calls: one that is sent while its connection is being closed is lost. */
const KEEP_ALIVE_MS = 120_000

/** @throws Error that says what to do when the port is taken */
export async function startServer(port: number, parts: ServerParts): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: (request, connection) => route(request, connection, parts),
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? new Error(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`)
        : error,
    ),
  )
  server.listen(port, () => resolve())
  await promise
  return {
    // A server that listens on a port has an AddressInfo; a string would mean a pipe.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

/** Who answers a request: the games' host, the gateway's paths on every other one, or the brand's bundle. */
export function route(
  request: Request,
  connection: Connection,
  { bundles, domains, sandbox }: ServerParts,
): Response | Promise<Response> {
  const url = new URL(request.url)
  const label = hostLabel(request.headers.get('host') ?? url.host, domains)
  if (label === null) return new Response(MISDIRECTED.text, { status: MISDIRECTED.status })
  // The games know their own host alone, and it knows nothing else.
  if (label === GAMES_LABEL && sandbox.fetchGames) return sandbox.fetchGames(request)
  if (isSandboxPath(url.pathname)) return compressed(request, sandbox.fetch(request, connection))
  return bundles.get(label)?.respond(request) ?? directory(url, [...bundles.keys()])
}

/** As the servers in front of a gateway do it: lists of fixtures and games are a tenth as large on the wire. */
async function compressed(request: Request, answer: Response | Promise<Response>): Promise<Response> {
  const { body, status, headers } = await answer
  const isList = headers.get('content-type')?.startsWith('application/json') && !headers.has('content-encoding')
  if (!body || status !== 200 || !isList || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? ''))
    return answer
  const own = new Headers(headers)
  own.set('content-encoding', 'gzip')
  own.append('vary', 'Accept-Encoding')
  own.delete('content-length')
  // The stream's types of two platforms differ by what they take in; what comes out is the same.
  const gzip = new CompressionStream('gzip') as unknown as TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>
  return new Response(body.pipeThrough(gzip), { status, headers: own })
}

/** For a host that is no brand's: which there are. */
function directory(url: URL, ids: readonly string[]): Response {
  // As it was asked: behind a port that stands for another, or with the protocol's own.
  const port = url.port && `:${url.port}`
  const items = ids.map((id) => `<li><a href="http://${id}.localhost${port}/">${id}</a></li>`).join('')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Brands</title><h1>Brands</h1><ul>${items}</ul></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  return new Response(html, { status: url.pathname === '/' ? 200 : 404, headers })
}
