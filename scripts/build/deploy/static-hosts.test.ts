import { expect, test } from 'vitest'
import { headersFor } from '../page/headers.ts'
import { few, rules, text } from '../testing/deploy.ts'

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
    /about /about.html 200
    /contact /contact.html 200
    /terms /terms.html 200
    /responsible-gaming /responsible-gaming.html 200
    /privacy /privacy.html 200
    /affiliates /affiliates.html 200
    /refund /refund.html 200
    /blog /blog.html 200
    /news /news.html 200
    /credit-report /credit-report.html 200
    /join /join.html 200
    /deposit-tutorial /deposit-tutorial.html 200
    /installation-guide /installation-guide.html 200
    /rng /rng.html 200
    /live /live.html 200
    /sports /sports.html 200
    /esports /esports.html 200
    /fish /fish.html 200
    /pvp /pvp.html 200
    /elott /elott.html 200
    /cockfight /cockfight.html 200
    /mini /mini.html 200
    /promotions /promotions.html 200
    /vip /vip.html 200
    /down /down.html 200
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
