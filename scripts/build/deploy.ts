/** Configuration for the hosts that operators use, made from the same header rules as everything else. */
import type { HeaderRule } from './headers.ts'

export interface DeployFile {
  readonly name: string
  readonly text: string
}

/**
 * Files for nginx, Caddy and the static hosts that read `_headers` and `_redirects`.
 * @param gateway where to pass the gateway's paths on; `null` where the brand names an origin of its own
 */
export function deployFiles(
  id: string,
  domains: readonly string[],
  rules: readonly HeaderRule[],
  proxied: boolean,
): DeployFile[] {
  return [
    { name: 'nginx.conf', text: nginx(id, domains, rules, proxied) },
    { name: 'Caddyfile', text: caddy(id, domains, rules, proxied) },
    { name: '_headers', text: headersFile(rules) },
    { name: '_redirects', text: '/ /index.html 200\n/index /index.html 200\n/* /app.html 200\n' },
  ]
}

const GATEWAY_PATHS = ['/wps/', '/lgw/', '/lotto/']

/** nginx drops inherited headers where a location adds its own, so every location says all of them. */
function nginx(id: string, domains: readonly string[], rules: readonly HeaderRule[], proxied: boolean): string {
  const every = rules[0]?.headers ?? {}
  const block = (headers: Readonly<Record<string, string>>) =>
    Object.entries({ ...every, ...headers })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `    add_header ${name} ${JSON.stringify(value)} always;`)
  const locations = rules
    .slice(1)
    .flatMap(({ path, headers }) =>
      path.endsWith('*')
        ? [`  location ${path.slice(0, -1)} {`, ...block(headers), '    try_files $uri =404;', '  }']
        : [`  location = ${path} {`, ...block(headers), '    try_files /app.html =404;', '  }'],
    )
  const gateway = proxied
    ? GATEWAY_PATHS.flatMap((path) => [
        `  location ${path} {`,
        '    proxy_pass http://livery_gateway;',
        '    proxy_set_header Host $host;',
        '  }',
      ])
    : []
  return [
    `# ${id}: put this into the http block; the bundle's folder is the root.`,
    ...(proxied ? ['# upstream livery_gateway { server 127.0.0.1:8080; }'] : []),
    'server {',
    `  server_name ${domains.join(' ')};`,
    `  root /srv/livery/${id};`,
    '  gzip on;',
    '  gzip_types text/css text/javascript application/json application/manifest+json image/svg+xml;',
    ...gateway,
    ...locations,
    ...['/', '/index'].flatMap((path) => [
      `  location = ${path} {`,
      ...block({}),
      '    try_files /index.html =404;',
      '  }',
    ]),
    '  location / {',
    ...block({}),
    '    try_files $uri /app.html;',
    '  }',
    '}',
    '',
  ].join('\n')
}

function caddy(id: string, domains: readonly string[], rules: readonly HeaderRule[], proxied: boolean): string {
  const header = ({ path, headers }: HeaderRule) => [
    `  header ${path} {`,
    ...Object.entries(headers).map(([name, value]) =>
      value === '' ? `    -${name}` : `    ${name} ${JSON.stringify(value)}`,
    ),
    '  }',
  ]
  return [
    `# ${id}`,
    `${domains.join(', ')} {`,
    `  root * /srv/livery/${id}`,
    '  encode zstd gzip',
    ...rules.flatMap(header),
    ...(proxied
      ? [
          `  @gateway path ${GATEWAY_PATHS.map((path) => `${path}*`).join(' ')}`,
          '  reverse_proxy @gateway 127.0.0.1:8080',
        ]
      : []),
    '  @home path / /index',
    '  rewrite @home /index.html',
    '  try_files {path} /app.html',
    '  file_server',
    '}',
    '',
  ].join('\n')
}

function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [
        path,
        ...Object.entries(headers).map(([name, value]) => (value === '' ? `  ! ${name}` : `  ${name}: ${value}`)),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
