/** Where else a picture may be asked for that did not come (spec 3, "Permission response": imageCDNs). */
import { listedOrigins } from './listed-origins.ts'

/**
 * The gateway's hosts for pictures that the bundle was stamped with; none where it lists none.
 * @param stamped exact origins
 * @param listed origins, addresses or bare hosts, as the server writes them
 */
export const pictureHosts = (stamped: readonly string[], listed: readonly string[]): readonly string[] =>
  listed.length === 0 ? [] : listedOrigins(stamped, listed)

/**
 * The address of an attempt: the picture's own first, then the same path on each of the other hosts in turn.
 * @param attempt from 0
 */
export function pictureAddress(own: URL, hosts: readonly string[], attempt: number): string {
  const all = [own.origin, ...hosts.filter((host) => host !== own.origin)]
  return `${all[attempt % all.length]}${own.pathname}${own.search}`
}
