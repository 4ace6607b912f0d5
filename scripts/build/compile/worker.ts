/** Stamps a brand's file list into the one compiled service worker. */
import { createHash } from 'node:crypto'
import { injectManifest } from 'workbox-build'
import { shortHash } from '../files.ts'

export interface PrecacheFile {
  readonly url: string
  /** Content; `null` where the name already carries a content hash. */
  readonly content: string | Buffer | null
}

/**
 * What a browser knows a page by. While one deployment replaces another either may answer, and an older page kept under the
 * newer one's name would ask for scripts that are gone: so the content is proven, or the worker is not installed.
 */
export const identify = (content: string | Buffer): { readonly revision: string; readonly integrity: string } => ({
  revision: shortHash(content),
  integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
})

/**
 * Writes `sw.js` for a bundle.
 * @param source the compiled worker with `self.__WB_MANIFEST` in it
 */
export async function stampWorker(source: string, target: string, files: readonly PrecacheFile[]): Promise<void> {
  const entries = files
    // The list decides the worker's bytes, so its order must not depend on the file system. Pages come first: where a host
    // still answers with an older one, nothing else is fetched in vain.
    .toSorted((a, b) => Number(a.content === null) - Number(b.content === null) || (a.url < b.url ? -1 : 1))
    .map(({ url, content }) => (content === null ? { url, revision: null } : { url, ...identify(content) }))
  const { warnings } = await injectManifest({
    swSrc: source,
    swDest: target,
    globDirectory: '.',
    globPatterns: [],
    additionalManifestEntries: entries,
    maximumFileSizeToCacheInBytes: 10_000_000,
  })
  const real = warnings.filter((warning) => !warning.includes('additionalManifestEntries'))
  if (real.length > 0) throw new Error(real.join('\n'))
}
