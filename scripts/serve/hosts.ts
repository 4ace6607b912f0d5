/** Which host shows what, on this machine: `<brand>.localhost`, and the sandbox's own other origins. */

/** The sandbox's games and its support pages live on origins of their own, as they do in life. */
export function sandboxOrigins(port: number): { games: string; support: string } {
  return { games: `http://games.localhost:${port}`, support: `http://support.localhost:${port}` }
}

/** The first label of a host: the brand's id, or one of the sandbox's names. */
export function hostLabel(host: string): string {
  return host.split(':')[0]?.split('.')[0]?.toLowerCase() ?? ''
}

/** The host labels of those origins. */
export const SANDBOX_HOSTS: readonly string[] = ['games', 'support']
