import type { BundledBrand } from '../../../brand/bundle.ts'
import { guardUrl } from '../../../rules/site/url-guard.ts'

export interface GuardedLink {
  /** Within the site a path, such as `/promotions?type=VIP`; elsewhere a whole address. */
  readonly href: string
  /** Whether it leads within the site; elsewhere it opens in a new tab without opener. */
  readonly own: boolean
}

/**
 * Where an address that the server names leads: within the site, or to one of the brand's hosts.
 * @returns `null` for one that leads anywhere else
 */
export function linkUrl(address: string, { origins }: Pick<BundledBrand, 'origins'>): GuardedLink | null {
  const url = guardUrl(address, {
    kind: 'link',
    origins: Object.values(origins).flatMap((it) => it ?? []),
    self: location.origin,
  })
  if (!url) return null
  if (url.origin !== location.origin) return { href: url.href, own: false }
  // As a path of its own, `//host` would name another site.
  return url.pathname.startsWith('//') ? null : { href: url.pathname + url.search + url.hash, own: true }
}
