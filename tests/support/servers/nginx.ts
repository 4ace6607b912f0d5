/** The system's nginx with the files of `dist/deploy` as they are written, but for ports, the certificate and the folders. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import type { HeaderRule } from '../../../scripts/build/page/headers.ts'
import { canInstall, installPackages, updatePackages } from '../../../scripts/tools/debian.ts'
import { fromRoot } from '../../../scripts/tools/root.ts'
import { JOURNEY_HOME, JOURNEY_PORT } from './environment.ts'

const PROGRAM = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const NEEDED = ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl']
const HOME = join(JOURNEY_HOME, 'nginx')
const DIST = join(HOME, 'dist')

export const HTTPS_PORT = JOURNEY_PORT + 1
export const HTTP_PORT = JOURNEY_PORT + 2

const isThere = (path: string): boolean => {
  try {
    accessSync(path)
    return true
  } catch {
    return false
  }
}

/** Whether there is an nginx to run behind; as root on Debian it is installed. @throws Error with what apt-get said */
export function findNginx(): boolean {
  if (!(isThere(PROGRAM) && isThere(BROTLI)) && canInstall()) {
    updatePackages()
    installPackages(...NEEDED)
  }
  return isThere(PROGRAM)
}

export interface DeployedBrand {
  readonly id: string
  readonly domains: readonly string[]
  readonly files: readonly string[]
  readonly headers: readonly HeaderRule[]
}

export interface Nginx {
  readonly brands: readonly DeployedBrand[]
  /** Whether it sends what is compressed by Brotli. */
  readonly brotli: boolean
  stop(): Promise<void>
}

/** Builds two brands, compressed as for production, and starts nginx before them and the journeys' sandbox. */
export async function startNginx(ids: readonly string[]): Promise<Nginx> {
  await rm(HOME, { recursive: true, force: true })
  await mkdir(join(HOME, 'sites'), { recursive: true })
  const build = ['--brand', ids.join(','), '--brands', join(JOURNEY_HOME, 'brands'), '--out', DIST]
  execFileSync(
    process.execPath,
    [fromRoot('scripts/build.ts'), ...build, '--sandbox', '--port', String(JOURNEY_PORT), '--compressed', '--json'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const { brands } = JSON.parse(await readFile(join(DIST, 'brands.json'), 'utf8')) as { brands: DeployedBrand[] }
  const brotli = isThere(BROTLI)
  for (const { id, domains } of brands) {
    certify(join(HOME, 'certificates', id), domains)
    await put(`sites/${id}.conf`, await deployed(`${id}/nginx.conf`))
  }
  await put('sites/livery.conf', await deployed('livery.conf'))
  if (brotli) await put('sites/livery-brotli.conf', await deployed('livery-brotli.conf'))
  await put('nginx.conf', MAIN(brotli))
  const server = spawn(PROGRAM, ['-p', HOME, '-c', join(HOME, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilUp(brands[0]?.domains[0] ?? '')
  return {
    brands,
    brotli,
    stop: async () => {
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      await gone
    },
  }
}

/** Debian's own main file, without what belongs to the system: its user, its folders. */
const MAIN = (brotli: boolean): string => `
${brotli ? `load_module ${BROTLI};` : ''}
pid ${HOME}/nginx.pid;
error_log ${HOME}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log off;
  gzip on;
  include ${HOME}/sites/*.conf;
}
`

const put = (path: string, text: string): Promise<void> => writeFile(join(HOME, path), text)

const deployed = async (path: string): Promise<string> =>
  (await readFile(join(DIST, 'deploy', path), 'utf8'))
    .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${HTTPS_PORT}`)
    .replaceAll(/(listen (?:\[::\]:)?)80/g, `$1${HTTP_PORT}`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${JOURNEY_PORT}`)
    .replaceAll('/srv/livery/current', DIST)
    .replaceAll('/etc/letsencrypt/live', join(HOME, 'certificates'))

function certify(folder: string, domains: readonly string[]): void {
  execFileSync('mkdir', ['-p', folder])
  const names = domains.map((domain) => `DNS:${domain}`).join(',')
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync(
    'openssl',
    ['req', '-x509', ...kind, ...files, '-subj', '/CN=livery', '-addext', `subjectAltName=${names}`],
    {
      stdio: 'ignore',
    },
  )
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** Another port than that of nginx's https: what answers there speaks plain http. */
  readonly plainPort?: number
}

/** One request as it goes over the wire: nothing is unpacked, nothing followed. */
export async function ask(host: string, path: string, asked: Asked = {}): Promise<Answer> {
  const answer = await open(host, path, asked)
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode ?? 0, headers: answer.headers, body }
}

/** The same, but its answer is read as it comes. */
export function open(host: string, path: string, { body, plainPort, ...asked }: Asked): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = { ...asked.headers, host, ...(body && { 'content-length': String(body.length) }) }
  const options = { ...asked, host: '127.0.0.1', path, headers }
  const sent = plainPort
    ? http.request({ ...options, port: plainPort, agent: false }, resolve)
    : https.request(
        { ...options, port: HTTPS_PORT, servername: host, rejectUnauthorized: false, agent: false },
        resolve,
      )
  sent.on('error', reject)
  sent.end(body)
  return promise
}

async function untilUp(host: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const status = await ask(host, '/health').then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nginx did not come up: see ${HOME}/error.log`)
}
