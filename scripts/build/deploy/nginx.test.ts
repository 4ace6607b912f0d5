import { describe, expect, test } from 'vitest'
import { headersFor } from '../page/headers.ts'
import { few, rules, text } from '../testing/deploy.ts'

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
      '^~ /pages/': '/pages/1/EN/about.json',
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
