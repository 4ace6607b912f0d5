import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOSTILE } from '../../testing/hostile/hostile-addresses.ts'
import { CAPTCHA_LIMIT, URL_LIMIT, captchaUrl, guardUrl } from './url-guard.ts'
import type { UrlKind } from './url-guard.ts'

const origins = ['https://cdn.example.com', 'https://play.example.com:8443', 'http://games.localhost:4173']
const self = 'https://www.brand.example'
const KINDS: readonly UrlKind[] = ['launch', 'support', 'image', 'link', 'payment', 'qr', 'captcha']

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
