/** The page's default policy of Trusted Types: which scripts may be added to it. */

export const WORKER = '/sw.js'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

/**
 * Allows exactly one script address, the worker's, and those of the services that the brand has: sign-in, counting. Trusted
 * Types block every other.
 * @param starts what their addresses begin with, each with its host and a slash
 */
export function allowScripts(starts: () => readonly string[]): void {
  // Not every browser has it, and the types of the page do not name it.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === WORKER || starts().some((start) => url.startsWith(start)) ? url : null),
  })
}
