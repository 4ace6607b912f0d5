/** Which of a bundle's origins hold at this moment (spec 3, "Permission response": launchGameCDNs, imageCDNs). */

/**
 * What the gateway lists narrows what the bundle was stamped with, and never widens it. An empty list says nothing.
 * @param stamped exact origins, such as `https://games.example.com`
 * @param listed origins, addresses or bare hosts, as the server writes them
 */
export function listedOrigins(stamped: readonly string[], listed: readonly string[]): readonly string[] {
  if (listed.length === 0) return stamped
  return stamped.filter((origin) => listed.some((entry) => names(entry, origin)))
}

/** Whether an entry of the list means an origin; a bare host means it over https alone. */
function names(entry: string, origin: string): boolean {
  if (entry.includes('://')) return URL.canParse(entry) && new URL(entry).origin === origin
  return `https://${entry.toLowerCase()}` === origin
}
