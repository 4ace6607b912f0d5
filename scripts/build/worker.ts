/** Stamps a brand's file list into the one compiled service worker. */
import { injectManifest } from 'workbox-build'
import { shortHash } from './files.ts'

export interface PrecacheFile {
  readonly url: string
  /** Content; `null` where the name already carries a content hash. */
  readonly content: string | Buffer | null
}

/**
 * Writes `sw.js` for a bundle.
 * @param source the compiled worker with `self.__WB_MANIFEST` in it
 */
export async function stampWorker(source: string, target: string, files: readonly PrecacheFile[]): Promise<void> {
  const entries = files
    .map(({ url, content }) => ({
      url,
      revision: content === null ? null : shortHash(content),
    }))
    // The list decides the worker's bytes, so its order must not depend on the file system.
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
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
