import { expect, test } from 'vitest'
import { deployFiles, gatewayPaths, sharedDeployFiles } from './deploy.ts'
import { PASSED, rules, text } from '../testing/deploy.ts'

test('a brand whose gateway and pictures have origins of their own passes nothing on', () => {
  const origin = 'https://elsewhere.example'
  expect(gatewayPaths({ gateway: { origin }, origins: {} })).toEqual(['/img/'])
  expect(gatewayPaths({ gateway: {}, origins: { imageBase: origin } })).toEqual(['/wps/', '/lgw/', '/lotto/'])
  const none = gatewayPaths({ gateway: { origin }, origins: { imageBase: origin } })
  for (const name of ['nginx.conf', 'Caddyfile']) expect(text(name, rules, none)).not.toMatch(/proxy|\/wps\/|\/img\//)
})

test('a second name leads to the first; others stay, for who can’t reach it', () => {
  for (const [domains, redirected] of [
    [['casa.example', 'www.casa.example'], 'www.casa.example'],
    [['www.casa.example', 'casa.example'], 'casa.example'],
    [['casa.example', 'other.example', 'www.third.example'], null],
  ] as const) {
    const files = deployFiles({ id: 'casa', domains, rules, gatewayPaths: PASSED })
    const [nginx = '', caddy = ''] = files.map((file) => file.text)
    expect(/server_name (\S+);(?:(?!server_name)[\s\S])*return 301 https:\/\/\w/.exec(nginx)?.[1] ?? null).toBe(
      redirected,
    )
    expect(/^(\S+) \{\n {2}redir/m.exec(caddy)?.[1] ?? null).toBe(redirected)
  }
})

test('what all brands share', () => {
  const [nginx, brotli, caddy] = sharedDeployFiles()
  expect(nginx?.text).toMatchInlineSnapshot(`
    "# What all brands share: once, in the http block (Debian: /etc/nginx/conf.d/).

    # Where the gateway answers: the one line to change. Connections to it are not kept: a POST on one that is just being
    # closed would be lost.
    upstream livery_gateway {
      server 127.0.0.1:8080;
    }

    # A host that is no brand’s gets none; a certificate can be asked for before a brand is there.
    server {
      listen 80 default_server;
      listen [::]:80 default_server;
      server_name _;
      server_tokens off;
      location ^~ /.well-known/acme-challenge/ {
        root /var/www/livery;
      }
      location / {
        return 421;
      }
    }
    server {
      listen 443 ssl default_server;
      listen [::]:443 ssl default_server;
      server_name _;
      ssl_reject_handshake on;
    }
    "
  `)
  expect(brotli?.text).toContain('brotli_static on;')
  expect(caddy?.text).toContain('import */Caddyfile')
})
