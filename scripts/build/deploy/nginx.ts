/** nginx's configuration, for 1.20 and later as Debian has it. */
import { listNotifications } from '../../../src/api/messages/notifications.ts'
import type { HeaderRule } from '../page/headers.ts'
import type { Deployed } from './deployed.ts'
import { HEALTH, hostsOf, LARGEST_BODY, SERVED_FROM } from './sites.ts'

/** Where certbot puts what proves that a host is ours. */
const CHALLENGES = ['  location ^~ /.well-known/acme-challenge/ {', '    root /var/www/livery;', '  }']
const TEXTS =
  'text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml text/plain image/svg+xml'

export function sharedNginx(): string {
  return [
    '# What all brands share: once, in the http block (Debian: /etc/nginx/conf.d/).',
    '',
    '# Where the gateway answers: the one line to change. Connections to it are not kept: a POST on one that is just being',
    '# closed would be lost.',
    'upstream livery_gateway {',
    '  server 127.0.0.1:8080;',
    '}',
    '',
    '# A host that is no brand’s gets none; a certificate can be asked for before a brand is there.',
    'server {',
    '  listen 80 default_server;',
    '  listen [::]:80 default_server;',
    '  server_name _;',
    '  server_tokens off;',
    ...CHALLENGES,
    '  location / {',
    '    return 421;',
    '  }',
    '}',
    'server {',
    '  listen 443 ssl default_server;',
    '  listen [::]:443 ssl default_server;',
    '  server_name _;',
    '  ssl_reject_handshake on;',
    '}',
    '',
  ].join('\n')
}

/** nginx drops inherited headers where a location adds its own, so every location says all of them. */
export function nginxOf({ id, domains, rules, gatewayPaths }: Deployed): string {
  const every = rules[0]?.headers ?? {}
  const { served, redirects } = hostsOf(domains)
  return [
    `# ${id}: in the http block, beside livery.conf (Debian: /etc/nginx/sites-enabled/).`,
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${domains.join(' ')};`,
    '  server_tokens off;',
    ...CHALLENGES,
    '  location / {',
    '    return 301 https://$host$request_uri;',
    '  }',
    '}',
    ...redirects.flatMap(([from, to]) => [
      'server {',
      ...tls(id, from),
      ...addHeaders({ 'strict-transport-security': every['strict-transport-security'] ?? '' }, '  '),
      `  return 301 https://${to}$request_uri;`,
      '}',
    ]),
    'server {',
    ...tls(id, served.join(' ')),
    `  root ${SERVED_FROM}/${id};`,
    '  charset utf-8;',
    `  charset_types ${TEXTS};`,
    '  # What the build has compressed, and what the gateway has not.',
    '  gzip on;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  gzip_min_length 512;',
    `  gzip_types ${TEXTS};`,
    `  location = ${HEALTH} {`,
    '    access_log off;',
    '    default_type text/plain;',
    '    return 200 "ok\\n";',
    '  }',
    ...gateway(gatewayPaths),
    ...locations(every, rules.slice(1)),
    '}',
    '',
  ].join('\n')
}

const tls = (id: string, names: string): string[] => [
  '  listen 443 ssl http2;',
  '  listen [::]:443 ssl http2;',
  `  server_name ${names};`,
  '  server_tokens off;',
  `  ssl_certificate /etc/letsencrypt/live/${id}/fullchain.pem;`,
  `  ssl_certificate_key /etc/letsencrypt/live/${id}/privkey.pem;`,
  '  ssl_protocols TLSv1.2 TLSv1.3;',
  '  ssl_session_cache shared:livery:10m;',
  '  ssl_session_tickets off;',
]

/** What is passed on. Money is never posted twice: nothing is tried on a second server, or a second time. */
function gateway(paths: readonly string[]): string[] {
  if (paths.length === 0) return []
  const pass = '    proxy_pass http://livery_gateway;'
  return [
    `  client_max_body_size ${LARGEST_BODY};`,
    '  proxy_http_version 1.1;',
    '  proxy_next_upstream off;',
    '  proxy_set_header Connection "";',
    '  proxy_set_header Host $host;',
    '  proxy_set_header X-Forwarded-Host $host;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '  # What a visitor says of its own address counts for nothing; behind a CDN see ngx_http_realip_module.',
    '  proxy_set_header X-Forwarded-For $remote_addr;',
    ...paths.flatMap((path) => [`  location ^~ ${path} {`, pass, '  }']),
    ...(paths.some((path) => listNotifications.path.startsWith(path))
      ? [
          '  # News come as they happen, on a connection that stays.',
          `  location = ${listNotifications.path} {`,
          pass,
          '    proxy_buffering off;',
          '    proxy_read_timeout 1h;',
          '  }',
        ]
      : []),
  ]
}

function locations(every: HeaderRule['headers'], rules: readonly HeaderRule[]): string[] {
  const location = (match: string, headers: HeaderRule['headers'], files: string, type?: string) => [
    `  location ${match} {`,
    ...addHeaders({ ...every, ...headers }, '    '),
    ...(type ? [`    default_type ${type};`] : []),
    `    try_files ${files};`,
    '  }',
  ]
  return [
    ...rules.flatMap(({ path, headers }) =>
      path.endsWith('*')
        ? location(`^~ ${path.slice(0, -1)}`, headers, '$uri =404')
        : location(`= ${path}`, headers, '/app.html =404'),
    ),
    ...['/', '/index'].flatMap((path) => location(`= ${path}`, {}, '/index.html =404')),
    ...location('= /manifest.webmanifest', {}, '$uri =404', 'application/manifest+json'),
    // What looks like a file and is none is missing; /register.html is a route.
    ...location('~* \\.(?!html$)[a-z0-9]+$', {}, '$uri =404'),
    ...location('/', {}, '$uri $uri.html /app.html'),
  ]
}

/** Without "always" a header is left out of errors: a missing file must not be remembered for a year. */
const addHeaders = (headers: Readonly<Record<string, string>>, indent: string): string[] =>
  Object.entries(headers)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const whenever = name === 'cache-control' && value.includes('immutable') ? '' : ' always'
      return `${indent}add_header ${name} ${JSON.stringify(value)}${whenever};`
    })
