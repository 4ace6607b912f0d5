/**
 * The one gate for addresses that the server names: launch addresses, support links, avatars, banners, QR targets.
 * It compares with exact origins from the bundle; what a gateway lists at run time can narrow these, never widen them.
 */

export type UrlKind =
  /** A game, in a frame or window: never on the page's own origin. */
  | 'launch'
  /** Customer service, in a new window. */
  | 'support'
  /** An avatar or a banner's picture. */
  | 'image'
  /** Where a banner or an announcement leads. */
  | 'link'
  /** The page of whoever takes a payment. */
  | 'payment'
  /** What a QR code holds. */
  | 'qr'
  /** A captcha's picture: the one kind that may be a data address, and nothing else. */
  | 'captcha'

export interface UrlRule {
  readonly kind: UrlKind
  /** Exact origins, such as `https://cdn.example.com`. One over http counts on loopback alone. */
  readonly origins: readonly string[]
  /** The page's own origin, where addresses within the site are welcome too, also as a path such as `/promotions`. */
  readonly self?: string
}

/** The longest address in characters. */
export const URL_LIMIT = 2048
/** The longest captcha picture in characters, as a data address. */
export const CAPTCHA_LIMIT = 200_000

/** Controls, spaces of every kind, invisible and direction-changing characters, and lone surrogates. */
const HIDDEN = /[\p{C}\p{Z}\\]/u
/** Scheme and authority as they are written; a slash too few or too many is not forgiven. */
const WRITTEN = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?(?=[/?#]|$)/i
const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/
const CAPTCHA = /^data:image\/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/]+={0,2})$/
/** How each picture begins, in base64. */
const MAGIC: Readonly<Record<string, string>> = { png: 'iVBORw0KGgo', jpeg: '/9j/', gif: 'R0lGOD', webp: 'UklGR' }

/**
 * Reads an address from the server.
 * @param text the address as it came
 * @returns the address to be used, or `null` when it is not to be trusted
 */
export function guardUrl(text: string, { kind, origins, self }: UrlRule): URL | null {
  if (kind === 'captcha') return guardCaptcha(text)
  if (text.length > URL_LIMIT || HIDDEN.test(text)) return null
  if (self !== undefined && kind !== 'launch' && /^\/(?!\/)/.test(text)) return within(new URL(text, self), self)
  const url = asWritten(text)
  if (!url) return null
  // A game on our own origin could read the session.
  if (url.origin === self) return kind === 'launch' ? null : url
  if (!origins.includes(url.origin)) return null
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname) ? url : null
}

/** Refuses whatever the parser had to mend: credentials, encoded or numeric hosts, odd slashes. */
function asWritten(text: string): URL | null {
  const [, scheme = '', host = '', port] = WRITTEN.exec(text) ?? []
  if (!scheme || !URL.canParse(text)) return null
  const url = new URL(text)
  const same =
    url.protocol === `${scheme.toLowerCase()}:` &&
    url.hostname === host.toLowerCase() &&
    (url.port === (port ?? '') || (url.port === '' && port === (scheme.toLowerCase() === 'https' ? '443' : '80')))
  return same && url.username === '' && url.password === '' ? url : null
}

const within = (url: URL, origin: string): URL | null => (url.origin === origin ? url : null)

function guardCaptcha(text: string): URL | null {
  if (text.length > CAPTCHA_LIMIT) return null
  const [, type = '', body = ''] = CAPTCHA.exec(text) ?? []
  const magic = MAGIC[type]
  return magic !== undefined && body.length % 4 === 0 && body.startsWith(magic) ? new URL(text) : null
}

/**
 * The address of a captcha whose picture came as bare base64 (spec 7, "GET /wps/captcha").
 * @returns `null` when it is no PNG, JPEG, GIF or WebP
 */
export function captchaUrl(base64: string): URL | null {
  const type = Object.keys(MAGIC).find((each) => base64.startsWith(MAGIC[each] ?? '\0'))
  return type === undefined ? null : guardCaptcha(`data:image/${type};base64,${base64}`)
}
