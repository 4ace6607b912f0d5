/** Caddy's configuration. It gets certificates, leads http to https and names the visitor to the gateway by itself. */
import type { HeaderRule } from '../page/headers.ts'
import { PAGE_SHELLS } from '../page/page-shells.ts'
import type { Deployed } from './deployed.ts'
import { HEALTH, hostsOf, isHashed, LARGEST_BODY, SERVED_FROM } from './sites.ts'

export function sharedCaddy(): string {
  return [
    '# Every brand beside this file; the gateway is at LIVERY_GATEWAY, or else at 127.0.0.1:8080.',
    'import */Caddyfile',
    '',
  ].join('\n')
}

/** What a path is called among Caddy's matchers: `/assets/*` is `assets`. */
const matcher = ({ path }: HeaderRule): string => path.replaceAll(/\W/g, '')

export function caddyOf({ id, domains, rules, gatewayPaths }: Deployed): string {
  const header = (rule: HeaderRule) => [
    ...(isHashed(rule) ? [`  @${matcher(rule)} {`, `    path ${rule.path}`, '    file', '  }'] : []),
    `  header ${isHashed(rule) ? `@${matcher(rule)}` : rule.path} {`,
    ...Object.entries(rule.headers).map(([field, value]) =>
      value === '' ? `    -${field}` : `    ${field} ${JSON.stringify(value)}`,
    ),
    '  }',
  ]
  const gateway = gatewayPaths.map((path) => `${path}*`).join(' ')
  const { served, redirects } = hostsOf(domains)
  return [
    `# ${id}`,
    ...redirects.flatMap(([from, to]) => [`${from} {`, `  redir https://${to}{uri} permanent`, '}']),
    `${served.join(', ')} {`,
    `  root * ${SERVED_FROM}/${id}`,
    '  encode zstd gzip',
    '  request_body {',
    `    max_size ${LARGEST_BODY}b`,
    '  }',
    ...rules.flatMap(header),
    '  header /manifest.webmanifest content-type application/manifest+json',
    `  respond ${HEALTH} ok 200`,
    ...(gateway ? [`  @gateway path ${gateway}`, '  reverse_proxy @gateway {$LIVERY_GATEWAY:127.0.0.1:8080}'] : []),
    '  @home path / /index',
    '  rewrite @home /index.html',
    `  @shell path ${PAGE_SHELLS.map(({ path }) => path).join(' ')}`,
    // As `shellFile` names them.
    '  rewrite @shell {path}.html',
    // Rewriting comes before answering and passing on, so those paths are kept out of it.
    '  @route {',
    `    not path ${[HEALTH, gateway].filter(Boolean).join(' ')}`,
    '    not path_regexp \\.[A-Za-z0-9]+$',
    '    not file',
    '  }',
    '  rewrite @route /app.html',
    '  @page {',
    '    path *.html',
    '    not file',
    '  }',
    '  rewrite @page /app.html',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    '',
  ].join('\n')
}
