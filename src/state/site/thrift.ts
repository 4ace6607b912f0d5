/** What a browser says of the network; not all of them do. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether somebody saves data, or has so slow a network that what is not certainly wanted would stand in the way. */
export function isThrifty(): boolean {
  // The build has no browser; Node's own `navigator` says nothing of a network.
  const { connection } = (globalThis.navigator ?? {}) as Partial<Navigator> & { readonly connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}
