/** Answers that are long in coming, in component tests. */
import type { Site } from './site.tsx'

/**
 * Keeps a call from the gateway until it is let go.
 * @param path how its address ends, such as `/wps/member/info`
 * @returns lets it go, and those that follow
 */
export function holdCall(site: Site, path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<null>()
  site.intercept((request) => (new URL(request.url).pathname.endsWith(path) ? promise : null))
  return () => resolve(null)
}
