import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { brandSchema } from '../../../src/brand/schema.ts'
import { goodConfig } from '../../brands/fixtures/good.ts'
import { deployFiles, gatewayPaths, sharedDeployFiles } from './deploy.ts'
import { headerRules, headersFor, type HeaderRule } from '../headers.ts'

const rules = headerRules(v.parse(brandSchema, goodConfig('casa')), { scripts: ['a'], styles: ['b'] }, false)
/** Small enough to be read whole. */
const few: HeaderRule[] = [
  { path: '/*', headers: { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' } },
  { path: '/assets/*', headers: { 'cache-control': 'public, immutable' } },
  {
    path: '/helpmc',
    headers: { 'content-security-policy': 'frame-ancestors https://a.example', 'x-frame-options': '' },
  },
]

const PASSED = gatewayPaths({ gateway: {}, origins: {} })
const DOMAINS = ['casa.example', 'www.casa.example', 'casa-mirror.example']

function text(name: string, of: readonly HeaderRule[], passed: readonly string[] = PASSED): string {
  const files = deployFiles({ id: 'casa', domains: DOMAINS, rules: of, gatewayPaths: passed })
  const file = files.find((it) => it.name === name)
  if (!file) throw new Error(`no file ${name}`)
  return file.text
}

/** The headers of nginx's locations, by what they match. */
function nginxLocations(config: string): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>()
  for (const [, match = '', body = ''] of config.matchAll(/^ {2}location (.*) \{\n([\s\S]*?)^ {2}\}/gm)) {
    const headers = [...body.matchAll(/add_header (\S+) (".*")(?: always)?;/g)].map(([, name, value]) => [
      name,
      JSON.parse(value ?? ''),
    ])
    found.set(match, Object.fromEntries(headers))
  }
  return found
}

describe('nginx', () => {
  test('says every header in every location, since it inherits none', () => {
    const locations = nginxLocations(text('nginx.conf', rules))
    const paths: Record<string, string> = {
      '= /': '/',
      '= /index': '/index',
      '/': '/help',
      '~* \\.(?!html$)[a-z0-9]+$': '/sw.js',
      '= /manifest.webmanifest': '/manifest.webmanifest',
      '= /helpmc': '/helpmc',
      '^~ /assets/': '/assets/a.js',
      '^~ /media/': '/media/a.avif',
      '^~ /fonts/': '/fonts/a.woff2',
      '^~ /i18n/': '/i18n/en.json',
    }
    for (const [match, path] of Object.entries(paths))
      expect([match, locations.get(match)]).toEqual([match, headersFor(rules, path)])
    expect([...locations.keys()].filter((match) => !(match in paths))).toEqual([
      '^~ /.well-known/acme-challenge/',
      '= /health',
      '^~ /wps/',
      '^~ /lgw/',
      '^~ /lotto/',
      '^~ /img/',
      '= /wps/member/notifications',
    ])
  })

  test('as a whole', () => {
    expect(text('nginx.conf', few)).toMatchInlineSnapshot(`
      "# casa: in the http block, beside livery.conf (Debian: /etc/nginx/sites-enabled/).
      server {
        listen 80;
        listen [::]:80;
        server_name casa.example www.casa.example casa-mirror.example;
        server_tokens off;
        location ^~ /.well-known/acme-challenge/ {
          root /var/www/livery;
        }
        location / {
          return 301 https://$host$request_uri;
        }
      }
      server {
        listen 443 ssl http2;
        listen [::]:443 ssl http2;
        server_name www.casa.example;
        server_tokens off;
        ssl_certificate /etc/letsencrypt/live/casa/fullchain.pem;
        ssl_certificate_key /etc/letsencrypt/live/casa/privkey.pem;
        ssl_protocols TLSv1.2 TLSv1.3;
        ssl_session_cache shared:livery:10m;
        ssl_session_tickets off;
        return 301 https://casa.example$request_uri;
      }
      server {
        listen 443 ssl http2;
        listen [::]:443 ssl http2;
        server_name casa.example casa-mirror.example;
        server_tokens off;
        ssl_certificate /etc/letsencrypt/live/casa/fullchain.pem;
        ssl_certificate_key /etc/letsencrypt/live/casa/privkey.pem;
        ssl_protocols TLSv1.2 TLSv1.3;
        ssl_session_cache shared:livery:10m;
        ssl_session_tickets off;
        root /srv/livery/current/casa;
        charset utf-8;
        charset_types text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml text/plain image/svg+xml;
        # What the build has compressed, and what the gateway has not.
        gzip on;
        gzip_static on;
        gzip_vary on;
        gzip_min_length 512;
        gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml text/plain image/svg+xml;
        location = /health {
          access_log off;
          default_type text/plain;
          return 200 "ok\\n";
        }
        client_max_body_size 8m;
        proxy_http_version 1.1;
        proxy_next_upstream off;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-Host $host;
        proxy_set_header X-Forwarded-Proto $scheme;
        # What a visitor says of its own address counts for nothing; behind a CDN see ngx_http_realip_module.
        proxy_set_header X-Forwarded-For $remote_addr;
        location ^~ /wps/ {
          proxy_pass http://livery_gateway;
        }
        location ^~ /lgw/ {
          proxy_pass http://livery_gateway;
        }
        location ^~ /lotto/ {
          proxy_pass http://livery_gateway;
        }
        location ^~ /img/ {
          proxy_pass http://livery_gateway;
        }
        # News come as they happen, on a connection that stays.
        location = /wps/member/notifications {
          proxy_pass http://livery_gateway;
          proxy_buffering off;
          proxy_read_timeout 1h;
        }
        location ^~ /assets/ {
          add_header content-security-policy "default-src 'none'" always;
          add_header x-frame-options "DENY" always;
          add_header cache-control "public, immutable";
          try_files $uri =404;
        }
        location = /helpmc {
          add_header content-security-policy "frame-ancestors https://a.example" always;
          try_files /app.html =404;
        }
        location = / {
          add_header content-security-policy "default-src 'none'" always;
          add_header x-frame-options "DENY" always;
          try_files /index.html =404;
        }
        location = /index {
          add_header content-security-policy "default-src 'none'" always;
          add_header x-frame-options "DENY" always;
          try_files /index.html =404;
        }
        location = /manifest.webmanifest {
          add_header content-security-policy "default-src 'none'" always;
          add_header x-frame-options "DENY" always;
          default_type application/manifest+json;
          try_files $uri =404;
        }
        location ~* \\.(?!html$)[a-z0-9]+$ {
          add_header content-security-policy "default-src 'none'" always;
          add_header x-frame-options "DENY" always;
          try_files $uri =404;
        }
        location / {
          add_header content-security-policy "default-src 'none'" always;
          add_header x-frame-options "DENY" always;
          try_files $uri $uri.html /app.html;
        }
      }
      "
    `)
  })
})

test('Caddy', () => {
  expect(text('Caddyfile', few)).toMatchInlineSnapshot(`
    "# casa
    www.casa.example {
      redir https://casa.example{uri} permanent
    }
    casa.example, casa-mirror.example {
      root * /srv/livery/current/casa
      encode zstd gzip
      request_body {
        max_size 8mb
      }
      header /* {
        content-security-policy "default-src 'none'"
        x-frame-options "DENY"
      }
      @assets {
        path /assets/*
        file
      }
      header @assets {
        cache-control "public, immutable"
      }
      header /helpmc {
        content-security-policy "frame-ancestors https://a.example"
        -x-frame-options
      }
      header /manifest.webmanifest content-type application/manifest+json
      respond /health ok 200
      @gateway path /wps/* /lgw/* /lotto/* /img/*
      reverse_proxy @gateway {$LIVERY_GATEWAY:127.0.0.1:8080}
      @home path / /index
      rewrite @home /index.html
      rewrite /help /help.html
      rewrite /noticePage /noticePage.html
      @route {
        not path /health /wps/* /lgw/* /lotto/* /img/*
        not path_regexp \\.[A-Za-z0-9]+$
        not file
      }
      rewrite @route /app.html
      @page {
        path *.html
        not file
      }
      rewrite @page /app.html
      file_server {
        precompressed br gzip
      }
    }
    "
  `)
})

test('a brand whose gateway and pictures have origins of their own passes nothing on', () => {
  const origin = 'https://elsewhere.example'
  expect(gatewayPaths({ gateway: { origin }, origins: {} })).toEqual(['/img/'])
  expect(gatewayPaths({ gateway: {}, origins: { imageBase: origin } })).toEqual(['/wps/', '/lgw/', '/lotto/'])
  const none = gatewayPaths({ gateway: { origin }, origins: { imageBase: origin } })
  for (const name of ['nginx.conf', 'Caddyfile']) expect(text(name, rules, none)).not.toMatch(/proxy|\/wps\/|\/img\//)
})

test('a second name leads to the first; others stay, for who can’t reach it', () => {
  for (const [domains, led] of [
    [['casa.example', 'www.casa.example'], 'www.casa.example'],
    [['www.casa.example', 'casa.example'], 'casa.example'],
    [['casa.example', 'other.example', 'www.third.example'], null],
  ] as const) {
    const files = deployFiles({ id: 'casa', domains, rules, gatewayPaths: PASSED })
    const [nginx = '', caddy = ''] = files.map((file) => file.text)
    expect(/server_name (\S+);(?:(?!server_name)[\s\S])*return 301 https:\/\/\w/.exec(nginx)?.[1] ?? null).toBe(led)
    expect(/^(\S+) \{\n {2}redir/m.exec(caddy)?.[1] ?? null).toBe(led)
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

test('hosts that read _headers and _redirects', () => {
  expect(text('_headers', few)).toMatchInlineSnapshot(`
    "/*
      content-security-policy: default-src 'none'
      x-frame-options: DENY

    /assets/*
      cache-control: public, immutable

    /helpmc
      ! content-security-policy
      content-security-policy: frame-ancestors https://a.example
      ! x-frame-options
    "
  `)
  expect(text('_redirects', few)).toMatchInlineSnapshot(`
    "/ /index.html 200
    /index /index.html 200
    /help /help.html 200
    /noticePage /noticePage.html 200
    /assets/* /app.html 404
    /* /app.html 200
    "
  `)
})

/** What Cloudflare answers: of each rule that fits, it first detaches and then adds; what is there already is joined. */
function cloudflare(file: string, path: string): Record<string, string> {
  const headers = new Headers()
  for (const block of file.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n').map((line) => line.trim())
    if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue
    for (const line of lines) if (line.startsWith('! ')) headers.delete(line.slice(2))
    for (const line of lines) {
      const at = line.indexOf(': ')
      if (!line.startsWith('! ')) headers.append(line.slice(0, at), line.slice(at + 2))
    }
  }
  return Object.fromEntries(headers)
}

test.each(['/', '/help', '/helpmc', '/assets/a.js', '/media/a.avif', '/i18n/en.json', '/sw.js'])(
  'hosts that join headers answer %s as all others do',
  (path) => {
    expect(cloudflare(text('_headers', rules), path)).toEqual(headersFor(rules, path))
  },
)
