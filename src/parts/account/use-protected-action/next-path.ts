/** Where a login leads: a path of this site and nothing else, whatever the address says. */

const BASE = 'https://site.invalid'
/** Pages that make no sense once one is in. */
const DOORS: readonly string[] = ['/login', '/register', '/register.html']

/**
 * Reads the `next` of an address.
 * @returns path, search and hash on this site, or `null` when it leads elsewhere, back to a login, or nowhere
 */
export function nextPath(text: string | undefined): string | null {
  // A browser reads "/\\host" and "//host" as another host, and drops tabs and line breaks before it looks.
  if (!text || !/^\/(?![/\\])/.test(text) || /[\p{C}\\]/u.test(text)) return null
  if (!URL.canParse(text, BASE)) return null
  const url = new URL(text, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//') || DOORS.includes(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
