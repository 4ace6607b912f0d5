import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CAPTCHA_LIMIT, URL_LIMIT, captchaUrl, guardUrl } from './url-guard.ts'
import type { UrlKind } from './url-guard.ts'

const origins = ['https://cdn.example.com', 'https://play.example.com:8443', 'http://games.localhost:4173']
const self = 'https://www.brand.example'
const KINDS: readonly UrlKind[] = ['launch', 'support', 'image', 'link', 'qr', 'captcha']

/** Nothing here may pass in any field; the allowed host stands in many of them on purpose. */
const HOSTILE: readonly string[] = [
  // scripts and other schemes
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://cdn.example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png,iVBORw0KGgo',
  'data:image/png;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
  'data:image/png;charset=utf-8;base64,iVBORw0KGgo=',
  'data:image/jpeg;base64,iVBORw0KGgoA',
  'data:image/png;base64,iVBORw0KGgo" onerror="alert(1)',
  'DATA:image/png;base64,iVBORw0KGgoA',
  'blob:https://cdn.example.com/0f7b1d1e-5ad0-4a5c-9f0e-000000000000',
  'filesystem:https://cdn.example.com/temporary/x.html',
  'view-source:https://cdn.example.com/',
  'feed:https://cdn.example.com/',
  'jar:https://cdn.example.com/x.jar!/x.html',
  'file:///etc/passwd',
  'ftp://cdn.example.com/x',
  'ws://cdn.example.com/',
  'wss://cdn.example.com/',
  'about:blank',
  'chrome://settings',
  'intent://cdn.example.com/#Intent;scheme=https;end',
  'itms-services://?action=download-manifest&url=https://cdn.example.com/x.plist',
  'mailto:a@cdn.example.com',
  'tel:+100',
  // plain text transport
  'http://cdn.example.com/x.png',
  'http://127.0.0.1/',
  'http://localhost/',
  'http://games.localhost/',
  'http://games.localhost:4174/',
  'https://games.localhost:4173/',
  // other hosts
  'https://evil.example/',
  'https://example.com/',
  'https://cdn.example.com.evil.example/',
  'https://evil.example/?https://cdn.example.com',
  'https://evil.example/#https://cdn.example.com/',
  'https://evilcdn.example.com/',
  'https://sub.cdn.example.com/',
  'https://cdn-example.com/',
  'https://cdn.example.com./x.png',
  'https://cdn.example.com:444/',
  'https://play.example.com/',
  'https://play.example.com:8444/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  // credentials
  'https://cdn.example.com@evil.example/',
  'https://cdn.example.com:443@evil.example/',
  'https://user@cdn.example.com/',
  'https://user:pass@cdn.example.com/',
  'https://@cdn.example.com/',
  'https://:@cdn.example.com/',
  'https://evil.example%2f@cdn.example.com/',
  // slashes, spaces, controls
  '//cdn.example.com/x.png',
  '//evil.example/x.png',
  '/\\evil.example/',
  '\\\\evil.example\\x',
  'https:\\\\cdn.example.com\\x',
  'https://cdn.example.com\\@evil.example/',
  'https://evil.example\\.cdn.example.com/',
  'https:cdn.example.com/x',
  'https:/cdn.example.com/x',
  'https:///cdn.example.com/x',
  'https:////cdn.example.com/x',
  ' https://cdn.example.com/',
  'https://cdn.example.com/ ',
  'https://cdn.example.com/a b',
  'https://cdn.example.com/\n',
  'https://cdn.exa\tmple.com/',
  'ht\ntps://cdn.example.com/',
  'https://cdn.example.com/\u0000',
  'https://cdn.example.com/\u007f',
  'https://cdn.example.com/\u0085x',
  'https://cdn.example.com/\u00a0x',
  'https://cdn.example.com/\u200b',
  'https://cdn.example.com/\u202egpj.exe',
  'https://cdn.example.com/\u2028x',
  'https://cdn.example.com/\ufeff',
  'https://cdn.example.com/\ud800',
  // hosts that the parser would mend
  'https://ｃｄｎ.example.com/',
  'https://cdn。example。com/',
  'https://cdn%2eexample%2ecom/',
  'https://c%64n.example.com/',
  'https://cdn.exam\u00adple.com/',
  'https://сdn.example.com/',
  'https://xn--dn-1lc.example.com/',
  'https://cdn.example.com:0443x/',
  'https://cdn.example.com:/',
  // nothing
  '',
  ' ',
  'null',
  'undefined',
  'cdn.example.com/x.png',
  'x.png',
  '../x.png',
  '?x',
  '#x',
  '*',
  'https://',
  'https://*',
]

describe('guardUrl', () => {
  test('the list is long enough, and each entry is its own', () => {
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length)
    expect(HOSTILE.length).toBeGreaterThanOrEqual(100)
  })

  test.each(KINDS)('refuses every hostile address as %s', (kind) => {
    const accepted = HOSTILE.filter(
      (text) => guardUrl(text, { kind, origins }) ?? guardUrl(text, { kind, origins, self }),
    )
    expect(accepted).toEqual([])
  })

  test.each(KINDS.filter((kind) => kind !== 'captcha'))('lets exact origins pass as %s', (kind) => {
    for (const text of [
      'https://cdn.example.com',
      'https://cdn.example.com/a/b.png?x=%20&y=1#z',
      'https://CDN.example.com/x',
      'https://cdn.example.com:443/x',
      'https://play.example.com:8443/',
      'http://games.localhost:4173/play',
    ]) {
      expect(guardUrl(text, { kind, origins })?.href, text).toBe(new URL(text).href)
    }
  })

  test('takes the page itself for all but games, which it never takes', () => {
    expect(guardUrl('/promotions?x=1', { kind: 'link', origins, self })?.href).toBe(`${self}/promotions?x=1`)
    expect(guardUrl(`${self}/a.png`, { kind: 'image', origins, self })?.href).toBe(`${self}/a.png`)
    expect(guardUrl('/promotions', { kind: 'link', origins })).toBeNull()
    const listed = [...origins, self]
    expect(guardUrl(`${self}/game`, { kind: 'launch', origins: listed, self })).toBeNull()
    expect(guardUrl('/game', { kind: 'launch', origins: listed, self })).toBeNull()
    expect(guardUrl(`${self}/game`, { kind: 'launch', origins: listed })).not.toBeNull()
  })

  test('takes no plain http from a list unless it is loopback, and no wildcard', () => {
    for (const origin of ['http://cdn.example.com', 'http://localhost.evil.example', 'http://10.0.0.1']) {
      expect(guardUrl(`${origin}/`, { kind: 'image', origins: [origin] }), origin).toBeNull()
    }
    for (const origin of ['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1', 'http://a.b.localhost']) {
      expect(guardUrl(`${origin}/`, { kind: 'image', origins: [origin] })?.origin, origin).toBe(origin)
    }
    expect(guardUrl('https://a.example/', { kind: 'image', origins: ['*', 'https://*', 'null', 'https:'] })).toBeNull()
    expect(guardUrl('data:,x', { kind: 'image', origins: ['null'] })).toBeNull()
  })

  test('refuses what is too long', () => {
    const base = 'https://cdn.example.com/'
    expect(guardUrl(base + 'a'.repeat(URL_LIMIT - base.length), { kind: 'image', origins })).not.toBeNull()
    expect(guardUrl(base + 'a'.repeat(URL_LIMIT - base.length + 1), { kind: 'image', origins })).toBeNull()
  })

  test('whatever passes is an allowed origin over https or loopback, without credentials (property)', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https:',
        'http:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '#',
        '?',
        '.',
        'cdn.example.com',
        'evil.example',
        '%2e',
        '\t',
        ' ',
      ),
      fc.string({ maxLength: 3, unit: 'binary' }),
    )
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(texts, fc.constantFrom(...KINDS), (text, kind) => {
        const url = guardUrl(text, { kind, origins })
        return url === null || (origins.includes(url.origin) && url.username === '' && url.password === '')
      }),
      { numRuns: 3000 },
    )
  })
})

describe('captcha', () => {
  const PNG = 'iVBORw0KGgoAAAANSUhEUg=='

  test('takes a picture as a data address, and as bare base64', () => {
    const text = `data:image/png;base64,${PNG}`
    expect(guardUrl(text, { kind: 'captcha', origins: [] })?.href).toBe(text)
    expect(captchaUrl(PNG)?.href).toBe(text)
    expect(captchaUrl('/9j/4AAQ')?.href).toBe('data:image/jpeg;base64,/9j/4AAQ')
    expect(captchaUrl('R0lGODlh')?.href).toBe('data:image/gif;base64,R0lGODlh')
    expect(captchaUrl('UklGRiQA')?.href).toBe('data:image/webp;base64,UklGRiQA')
  })

  test('takes no data address elsewhere, and no other address here', () => {
    for (const kind of KINDS.filter((each) => each !== 'captcha')) {
      expect(guardUrl(`data:image/png;base64,${PNG}`, { kind, origins, self })).toBeNull()
    }
    expect(guardUrl('https://cdn.example.com/x.png', { kind: 'captcha', origins })).toBeNull()
  })

  test('refuses other content, broken base64 and what is too large', () => {
    for (const base64 of ['', 'PHN2Zy8+', 'iVBORw0KGgo', `${PNG}\n`, `${PNG}"`])
      expect(captchaUrl(base64), base64).toBeNull()
    const head = 'data:image/png;base64,'
    const fits = 'iVBORw0KGgoA' + 'A'.repeat(Math.floor((CAPTCHA_LIMIT - head.length - 12) / 4) * 4)
    expect(captchaUrl(fits)).not.toBeNull()
    expect(captchaUrl(`${fits}AAAA`)).toBeNull()
  })
})
