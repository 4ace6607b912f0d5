/** Where a link in a page that the brand has written may lead. */

/** An origin that nobody has, for addresses without one. */
const HERE = 'https://here.invalid'

/**
 * A path of this site, a public address or somebody's mail or number; plain http becomes https.
 * @returns `null` for anything else, such as a script or an address with a password in it
 */
export function writtenLink(href: string): { readonly href: string; readonly own: boolean } | null {
  if (!URL.canParse(href, HERE)) return null
  const url = new URL(href, HERE)
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href, own: true }
  if (url.origin === HERE) {
    const isPath = href.startsWith('/') && !url.pathname.startsWith('//')
    return isPath ? { href: url.pathname + url.search + url.hash, own: true } : null
  }
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  url.protocol = 'https:'
  return { href: url.href, own: false }
}
