/** Which host shows what, on this machine. */

/** Where a brand, and the sandbox that answers for it, is found. */
export function sandboxOrigin(id: string, port: number): string {
  return `http://${id}.localhost:${port}`
}

/** The games' own label: no brand can have it, so that a game never shares an origin with the page that shows it. */
export const GAMES_LABEL = 'games'

/** Where the sandbox's games run. */
export const sandboxGamesOrigin = (port: number): string => sandboxOrigin(GAMES_LABEL, port)

/** The machine itself: by its name or by an address of it. */
const MACHINE = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/**
 * What a request's host names: a brand's id or the games, nothing for the machine itself, and `null` for a name that is
 * neither of this machine nor a brand's own. Such a name can be anybody's, made to lead here from a page of theirs.
 * @param host with or without a port
 * @param domains the brands' own hosts, each with the brand's id
 */
export function hostLabel(host: string, domains: ReadonlyMap<string, string> = new Map()): string | null {
  const name = host.replace(/:\d*$/, '').toLowerCase()
  if (MACHINE.test(name)) return ''
  return /^([a-z\d-]+)\.localhost$/.exec(name)?.[1] ?? domains.get(name) ?? null
}

/** What is answered to a host that is not of this machine (RFC 9110, 15.5.20). */
export const MISDIRECTED = {
  status: 421,
  text: 'Only localhost, the hosts below it and the brands’ own are served here.\n',
} as const
