/** The security headers of a bundle, as rules that every kind of host can be told. */
import { createHash } from 'node:crypto'
import type { Brand } from '../../../src/brand/schema.ts'
import { tagScript } from '../../../src/rules/site/analytics.ts'
import { identitySources, type IdentityOf } from './identity-policy.ts'

export interface HeaderRule {
  /** A path, or a prefix that ends in `*`. The rules are applied in order; later ones win. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface PageHashes {
  /** What stands inline: the starter's script, and every style. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What of a brand decides its headers. */
type Ruling<Keys extends keyof Brand> = Pick<Brand, Keys> & { readonly identity?: IdentityOf | undefined } & Partial<
    Pick<Brand, 'analytics'>
  >

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * What a part of a page needs besides the type: it is none itself, so the page's rules would be a kilobyte of nothing in
 * each answer. Opened by itself, as a drawing can be, it may do nothing at all.
 */
const PART: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': '',
  'permissions-policy': '',
  'referrer-policy': '',
  'x-frame-options': '',
  'cache-control': 'public, max-age=31536000, immutable',
}

/**
 * The policy of one brand (Trusted Types, hashes, no `unsafe-*`).
 * @param embedders origins that may frame the page
 */
export function contentSecurityPolicy(
  brand: Ruling<'gateway' | 'origins'>,
  inline: PageHashes,
  sandbox: boolean,
  embedders: readonly string[] = [],
): string {
  const { imageBase } = brand.origins
  const identity = identitySources(brand.identity)
  const { analytics } = brand
  const frames = [...brand.origins.games, ...identity.frames]
  const list = (...sources: readonly string[]) => sources.join(' ')
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': list(
      "'self'",
      ...inline.scripts.map(sha256),
      ...identity.scripts,
      ...(analytics ? [tagScript(analytics.script)] : []),
    ),
    'style-src': list("'self'", ...inline.styles.map(sha256)),
    // data: is for the captcha's picture alone; the URL guard lets no other in.
    'img-src': list("'self'", 'data:', ...new Set([...brand.origins.images, ...(imageBase ? [imageBase] : [])])),
    'font-src': "'self'",
    'connect-src': list(
      "'self'",
      ...(brand.gateway.origin ? [brand.gateway.origin] : []),
      ...identity.connections,
      ...(analytics?.reports ?? []),
    ),
    'frame-src': list(...(frames.length > 0 ? frames : ["'none'"])),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    // Nothing is ever posted by the browser itself: a form without script must not carry a password anywhere.
    'form-action': "'none'",
    'frame-ancestors': embedders.length > 0 ? list(...embedders) : "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': list('default', 'dompurify', ...identity.policies),
  }
  const text = Object.entries(directives).map(([name, value]) => `${name} ${value}`)
  return [...text, ...(sandbox ? [] : ['upgrade-insecure-requests'])].join('; ')
}

/** Every header that a brand's bundle is served with. */
export function headerRules(
  brand: Ruling<'gateway' | 'origins' | 'access'>,
  inline: PageHashes,
  sandbox: boolean,
): HeaderRule[] {
  const { embedders } = brand.access
  const games = brand.origins.games.map((origin) => `"${origin}"`)
  return [
    {
      path: '/*',
      headers: {
        'content-security-policy': contentSecurityPolicy(brand, inline, sandbox),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(${['self', ...games].join(' ')})`,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-cache',
        ...(sandbox ? {} : { 'strict-transport-security': 'max-age=63072000' }),
      },
    },
    ...['/assets/*', '/media/*', '/fonts/*', '/i18n/*', '/pages/*'].map((path) => ({
      path,
      headers: PART,
    })),
    ...(embedders.length > 0
      ? [
          {
            path: '/helpmc',
            headers: {
              'content-security-policy': contentSecurityPolicy(brand, inline, sandbox, embedders),
              // The older header knows no list; the policy's frame-ancestors rules where it is empty.
              'x-frame-options': '',
            },
          },
        ]
      : []),
  ]
}

/** The headers of one path: all rules that match, in order; an empty value takes a header away. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    const matches = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
    if (matches) Object.assign(headers, rule.headers)
  }
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
}
