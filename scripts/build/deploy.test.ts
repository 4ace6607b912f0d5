import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { brandSchema } from '../../src/brand/schema.ts'
import { goodConfig } from '../brands/fixtures/good.ts'
import { deployFiles } from './deploy.ts'
import { headerRules, headersFor, type HeaderRule } from './headers.ts'

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

function text(name: string, of: readonly HeaderRule[], proxied = true): string {
  const file = deployFiles('casa', ['casa.example', 'www.casa.example'], of, proxied).find((it) => it.name === name)
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
      '= /helpmc': '/helpmc',
      '^~ /assets/': '/assets/a.js',
      '^~ /media/': '/media/a.avif',
      '^~ /fonts/': '/fonts/a.woff2',
      '^~ /i18n/': '/i18n/en.json',
    }
    for (const [match, path] of Object.entries(paths))
      expect([match, locations.get(match)]).toEqual([match, headersFor(rules, path)])
    expect([...locations.keys()].filter((match) => !(match in paths))).toEqual(['^~ /wps/', '^~ /lgw/', '^~ /lotto/'])
  })

  test('as a whole', () => {
    expect(text('nginx.conf', few)).toMatchInlineSnapshot(`
      "# casa: put this into the http block; the bundle's folder is the root.
      # upstream livery_gateway { server 127.0.0.1:8080; }
      server {
        server_name casa.example www.casa.example;
        root /srv/livery/casa;
        gzip on;
        gzip_types text/css text/javascript application/json application/manifest+json image/svg+xml;
        location ^~ /wps/ {
          proxy_pass http://livery_gateway;
          proxy_set_header Host $host;
        }
        location ^~ /lgw/ {
          proxy_pass http://livery_gateway;
          proxy_set_header Host $host;
        }
        location ^~ /lotto/ {
          proxy_pass http://livery_gateway;
          proxy_set_header Host $host;
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
    casa.example, www.casa.example {
      root * /srv/livery/casa
      encode zstd gzip
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
      @gateway path /wps/* /lgw/* /lotto/*
      reverse_proxy @gateway 127.0.0.1:8080
      @home path / /index
      rewrite @home /index.html
      rewrite /help /help.html
      rewrite /noticePage /noticePage.html
      @route {
        not path /wps/* /lgw/* /lotto/*
        not path_regexp \\.[A-Za-z0-9]+$
        not file
      }
      rewrite @route /app.html
      @page {
        path *.html
        not file
      }
      rewrite @page /app.html
      file_server
    }
    "
  `)
})

test('a brand whose gateway has an origin of its own passes nothing on', () => {
  for (const name of ['nginx.conf', 'Caddyfile']) expect(text(name, rules, false)).not.toMatch(/proxy|wps/)
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
