/** What of a bundle and its hosts every kind of server is told in its own words. */
import type { HeaderRule } from '../page/headers.ts'

/** Where the bundles lie on the server; `current` is a link to the release that is served. */
export const SERVED_FROM = '/srv/livery/current'

/** Whether a path answers, for whoever watches the server. */
export const HEALTH = '/health'

/** More than any call of the application sends: pictures go in parts of at most 128 KiB. */
export const LARGEST_BODY = '8m'

/** Whether a rule is for a folder whose files are named by their content. */
export const isHashed = ({ path }: HeaderRule): boolean => path.endsWith('*') && path !== '/*'

/**
 * The hosts of a brand that serve it, and those that lead to one of them: of `casa.example` and `www.casa.example`
 * that which is listed later. Other hosts stay as they are: they are there for who can't reach the first.
 */
export function hostsOf(domains: readonly string[]): {
  readonly served: readonly string[]
  readonly redirects: readonly (readonly [from: string, to: string])[]
} {
  const twin = (domain: string): string => (domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`)
  const redirects = domains.flatMap((domain, index) => {
    const to = domains.indexOf(twin(domain))
    return to !== -1 && to < index ? [[domain, twin(domain)] as const] : []
  })
  return { served: domains.filter((domain) => !redirects.some(([from]) => from === domain)), redirects }
}
