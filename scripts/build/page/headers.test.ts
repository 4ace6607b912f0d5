import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { brandSchema } from '../../../src/brand/schema.ts'
import { goodConfig } from '../../brands/fixtures/good.ts'
import { PINNED_POLICY, withoutHashes } from '../fixtures/pinned-policy.ts'
import { contentSecurityPolicy, headerRules, headersFor } from './headers.ts'

const inline = { scripts: ['run()'], styles: ['a{}', 'b{}', 'c{}'] }
const parsed = v.parse(brandSchema, goodConfig('casa'))
const { origin: _, ...gateway } = parsed.gateway
const plain = { gateway, origins: { images: [], games: [], support: [] } }
const lines = (policy: string) => policy.split('; ')

describe('the policy', () => {
  test('of a plain brand', () => {
    const policy = contentSecurityPolicy(plain, inline, false)
    expect(withoutHashes(policy)).toEqual([...PINNED_POLICY, 'upgrade-insecure-requests'])
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([
      "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
      "'sha256-ftC8Ai5hOUB0hYxJ5eL4hEFGrnb9Asw7dO2PtFDjO0I='",
    ])
  })

  test('names the gateway, the hosts of pictures and games, and nobody else', () => {
    const origins = { ...parsed.origins, games: ['https://play.example', 'https://live.example'] }
    const policy = lines(contentSecurityPolicy({ ...parsed, origins }, inline, false))
    expect(policy.filter((line) => !lines(contentSecurityPolicy(plain, inline, false)).includes(line)))
      .toMatchInlineSnapshot(`
      [
        "img-src 'self' data: https://img.games-cdn.com",
        "connect-src 'self' https://api.casa-site.com",
        "frame-src https://play.example https://live.example",
      ]
    `)
  })

  test('lets the tag of a brand that counts visits in, by its one script, and no other', () => {
    const analytics = { script: 'https://tags.example', reports: ['https://one.example', 'https://two.example'] }
    const policy = lines(contentSecurityPolicy({ ...plain, analytics }, inline, false))
    const before = lines(contentSecurityPolicy(plain, inline, false))
    const told = policy.filter((line) => !before.includes(line)).map((line) => line.replaceAll(/ 'sha256-[^']+'/g, ''))
    expect(told).toEqual([
      "script-src 'self' https://tags.example/gtag/js",
      "connect-src 'self' https://one.example https://two.example",
    ])
  })

  test('names the host of the vendors’ pictures, once', () => {
    const imageBase = 'https://marks.example'
    for (const images of [[], [imageBase]]) {
      const policy = lines(
        contentSecurityPolicy({ ...plain, origins: { ...plain.origins, images, imageBase } }, inline, false),
      )
      expect(policy).toContain(`img-src 'self' data: ${imageBase}`)
    }
  })

  test('for the sandbox leaves http alone, and says nothing else', () => {
    const production = lines(contentSecurityPolicy(parsed, inline, false))
    const sandbox = lines(contentSecurityPolicy(parsed, inline, true))
    expect(production.filter((line) => !sandbox.includes(line))).toEqual(['upgrade-insecure-requests'])
    expect(sandbox.filter((line) => !production.includes(line))).toEqual([])
  })

  test('never says unsafe, and every script that stands inline is named by its hash', () => {
    for (const sandbox of [true, false])
      for (const rule of headerRules(
        { ...parsed, access: { ...parsed.access, embedders: ['https://a.example'] } },
        inline,
        sandbox,
      )) {
        const policy = rule.headers['content-security-policy']
        if (policy === undefined) continue
        expect(policy).not.toMatch(/unsafe|\*|http:/)
        // Hashed parts have one of their own: opened by themselves they may do nothing.
        if (rule.path.endsWith('/*') && rule.path !== '/*') {
          expect(policy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
          continue
        }
        expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
        expect(policy.match(/style-src [^;]*/)?.[0].split(' ')).toHaveLength(5)
      }
  })
})

describe('the rules', () => {
  const open: typeof parsed = { ...parsed, access: { ...parsed.access, embedders: [] } }
  const at = (path: string, brand = open, sandbox = false) => headersFor(headerRules(brand, inline, sandbox), path)

  test('every path', () => {
    const { 'content-security-policy': policy, ...others } = at('/help')
    expect(policy).toBe(contentSecurityPolicy(open, inline, false))
    expect(others).toMatchInlineSnapshot(`
      {
        "cache-control": "no-cache",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(self)",
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": "max-age=63072000",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      }
    `)
  })

  test('hashed files are kept for ever, the pages and the worker are asked for each time', () => {
    const kept = (path: string) => at(path)['cache-control']
    for (const path of ['/assets/a-1.js', '/media/hero-1.avif', '/fonts/a-1.woff2', '/i18n/en-1.json'])
      expect([path, kept(path)]).toEqual([path, 'public, max-age=31536000, immutable'])
    for (const path of ['/', '/index', '/help', '/sw.js', '/manifest.webmanifest', '/favicon.svg', '/assets'])
      expect([path, kept(path)]).toEqual([path, 'no-cache'])
  })

  test('only the embedded help may be framed, and only by those that the brand names', () => {
    const embedding = { ...open, access: { ...open.access, embedders: ['https://a.example', 'https://b.example'] } }
    expect(at('/helpmc', embedding)['content-security-policy']).toContain(
      'frame-ancestors https://a.example https://b.example;',
    )
    expect(at('/helpmc', embedding)).not.toHaveProperty('x-frame-options')
    for (const [path, brand] of [
      ['/helpmc', open],
      ['/help', embedding],
      ['/helpmc/x', embedding],
    ] as const) {
      expect(at(path, brand)['content-security-policy']).toContain("frame-ancestors 'none';")
      expect(at(path, brand)['x-frame-options']).toBe('DENY')
    }
  })

  test('the sandbox, which speaks http, does not ask browsers to insist on https', () => {
    expect(at('/', open, true)).not.toHaveProperty('strict-transport-security')
  })

  test('later rules win, and an empty value takes a header away', () => {
    const rules = [
      { path: '/*', headers: { a: '1', b: '1' } },
      { path: '/x/*', headers: { a: '2' } },
      { path: '/x/y', headers: { b: '' } },
    ]
    expect(headersFor(rules, '/z')).toEqual({ a: '1', b: '1' })
    expect(headersFor(rules, '/x/z')).toEqual({ a: '2', b: '1' })
    expect(headersFor(rules, '/x/y')).toEqual({ a: '2' })
  })
})
