/** Which host shows what, on this machine. */

/** Where a brand, and the sandbox that answers for it, is found. */
export function sandboxOrigin(id: string, port: number): string {
  return `http://${id}.localhost:${port}`
}

/** The games' own label: no brand can have it, so that a game never shares an origin with the page that shows it. */
export const GAMES_LABEL = 'games'

/** Where the sandbox's games run. */
export const sandboxGamesOrigin = (port: number): string => sandboxOrigin(GAMES_LABEL, port)

/** The first label of a host: the brand's id. */
export function hostLabel(host: string): string {
  return host.split(':')[0]?.split('.')[0]?.toLowerCase() ?? ''
}
