/** Which host shows what, on this machine. */

/** Where a brand, and the sandbox that answers for it, is found. */
export function sandboxOrigin(id: string, port: number): string {
  return `http://${id}.localhost:${port}`
}

/** The first label of a host: the brand's id. */
export function hostLabel(host: string): string {
  return host.split(':')[0]?.split('.')[0]?.toLowerCase() ?? ''
}
