import { expect, test } from 'vitest'
import { few, text } from '../testing/deploy.ts'

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
      @shell path /help /noticePage /about /contact /terms /responsible-gaming /privacy /affiliates /refund /blog /news /credit-report /join /deposit-tutorial /installation-guide /rng /live /sports /esports /fish /pvp /elott /cockfight /mini /promotions /vip /down
      rewrite @shell {path}.html
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
