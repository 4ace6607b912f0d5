/** Configuration for the hosts that operators use, made from the same header rules as everything else. */
import type { HeaderRule } from './headers.ts'
import { PAGE_SHELLS, shellFile } from './page-shells.ts'

export interface DeployFile {
  readonly name: string
  readonly text: string
}

/**
 * Files for nginx, Caddy and the static hosts that read `_headers` and `_redirects`. What is missing below the folders
 * of hashed files is never answered with a page, nor kept by a browser: the next deployment may bring it.
 * @param proxied whether the host passes the gateway's paths on; not where the brand names an origin of its own
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
    { name: '_redirects', text: redirects(rules) },
  ]
}

const isHashed = ({ path }: HeaderRule) => path.endsWith('*') && path !== '/*'

function redirects(rules: readonly HeaderRule[]): string {
  const missing = rules.filter(isHashed).map(({ path }) => `${path} /app.html 404`)
  const shells = PAGE_SHELLS.map((shell) => `${shell.path} /${shellFile(shell)} 200`)
  return ['/ /index.html 200', '/index /index.html 200', ...shells, ...missing, '/* /app.html 200', ''].join('\n')
}

const GATEWAY_PATHS = ['/wps/', '/lgw/', '/lotto/']

/** nginx drops inherited headers where a location adds its own, so every location says all of them. */
function nginx(id: string, domains: readonly string[], rules: readonly HeaderRule[], proxied: boolean): string {
  const every = rules[0]?.headers ?? {}
  const block = (headers: Readonly<Record<string, string>>) =>
    Object.entries({ ...every, ...headers })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => {
        // Without "always" it is left out of errors: a missing file must not be remembered for a year.
        const whenever = name === 'cache-control' && value.includes('immutable') ? '' : ' always'
        return `    add_header ${name} ${JSON.stringify(value)}${whenever};`
      })
  const locations = rules
    .slice(1)
    .flatMap(({ path, headers }) =>
      path.endsWith('*')
        ? [`  location ^~ ${path.slice(0, -1)} {`, ...block(headers), '    try_files $uri =404;', '  }']
        : [`  location = ${path} {`, ...block(headers), '    try_files /app.html =404;', '  }'],
    )
  const gateway = proxied
    ? GATEWAY_PATHS.flatMap((path) => [
        `  location ^~ ${path} {`,
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
    // What looks like a file and is none is missing; /register.html is a route.
    '  location ~* \\.(?!html$)[a-z0-9]+$ {',
    ...block({}),
    '    try_files $uri =404;',
    '  }',
    '  location / {',
    ...block({}),
    '    try_files $uri $uri.html /app.html;',
    '  }',
    '}',
    '',
  ].join('\n')
}

/** What a path is called among Caddy's matchers: `/assets/*` is `assets`. */
const matcher = ({ path }: HeaderRule) => path.replaceAll(/\W/g, '')

function caddy(id: string, domains: readonly string[], rules: readonly HeaderRule[], proxied: boolean): string {
  const header = (rule: HeaderRule) => [
    ...(isHashed(rule) ? [`  @${matcher(rule)} {`, `    path ${rule.path}`, '    file', '  }'] : []),
    `  header ${isHashed(rule) ? `@${matcher(rule)}` : rule.path} {`,
    ...Object.entries(rule.headers).map(([field, value]) =>
      value === '' ? `    -${field}` : `    ${field} ${JSON.stringify(value)}`,
    ),
    '  }',
  ]
  const gateway = GATEWAY_PATHS.map((path) => `${path}*`).join(' ')
  return [
    `# ${id}`,
    `${domains.join(', ')} {`,
    `  root * /srv/livery/${id}`,
    '  encode zstd gzip',
    ...rules.flatMap(header),
    ...(proxied ? [`  @gateway path ${gateway}`, '  reverse_proxy @gateway 127.0.0.1:8080'] : []),
    '  @home path / /index',
    '  rewrite @home /index.html',
    ...PAGE_SHELLS.flatMap((shell) => [`  rewrite ${shell.path} /${shellFile(shell)}`]),
    // Rewriting comes before passing on, so the gateway's paths are kept out of it.
    '  @route {',
    ...(proxied ? [`    not path ${gateway}`] : []),
    '    not path_regexp \\.[A-Za-z0-9]+$',
    '    not file',
    '  }',
    '  rewrite @route /app.html',
    '  @page {',
    '    path *.html',
    '    not file',
    '  }',
    '  rewrite @page /app.html',
    '  file_server',
    '}',
    '',
  ].join('\n')
}

/**
 * Cloudflare joins what several rules say of one header, so that none could be changed, unless a rule detaches it first;
 * Netlify takes the last, and passes over the lines that detach.
 */
function headersFile(rules: readonly HeaderRule[]): string {
  const [every] = rules
  return rules
    .map((rule) => {
      const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
        ...(value === '' || (rule !== every && every && name in every.headers) ? [`  ! ${name}`] : []),
        ...(value === '' ? [] : [`  ${name}: ${value}`]),
      ])
      return [rule.path, ...lines].join('\n')
    })
    .join('\n\n')
    .concat('\n')
}
