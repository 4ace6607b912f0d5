/** Configuration for the hosts that operators use, made from the same header rules as everything else. */
import { caddyOf, sharedCaddy } from './caddy.ts'
import type { Deployed } from './deployed.ts'
import { nginxOf, sharedNginx } from './nginx.ts'
import { headersFile, redirectsFile } from './static-hosts.ts'

export interface DeployFile {
  readonly name: string
  readonly text: string
}

/**
 * One brand's files for nginx, Caddy and the static hosts that read `_headers` and `_redirects`. What is missing below the
 * folders of hashed files is never answered with a page, nor kept by a browser: the next deployment may bring it.
 */
export function deployFiles(brand: Deployed): DeployFile[] {
  return [
    { name: 'nginx.conf', text: nginxOf(brand) },
    { name: 'Caddyfile', text: caddyOf(brand) },
    { name: '_headers', text: headersFile(brand.rules) },
    { name: '_redirects', text: redirectsFile(brand.rules) },
  ]
}

/** What all brands of a server share: where the gateway is, and what becomes of a host that is no brand's. */
export function sharedDeployFiles(): DeployFile[] {
  return [
    { name: 'livery.conf', text: sharedNginx() },
    {
      name: 'livery-brotli.conf',
      text: '# For nginx with the package libnginx-mod-http-brotli-static.\nbrotli_static on;\n',
    },
    { name: 'Caddyfile', text: sharedCaddy() },
  ]
}

/** The paths of a brand's own host that are the gateway's. */
export function gatewayPaths(brand: {
  readonly gateway: { readonly origin?: string | undefined }
  readonly origins: { readonly imageBase?: string | undefined }
}): string[] {
  return [
    ...(brand.gateway.origin === undefined ? ['/wps/', '/lgw/', '/lotto/'] : []),
    ...(brand.origins.imageBase === undefined ? ['/img/'] : []),
  ]
}
