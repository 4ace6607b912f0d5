/** Which files of a bundle the service worker keeps from the first visit on. */
import type { BrandParts } from './page/brand-parts.ts'
import type { Compiled } from './compile/compile.ts'
import type { PrecacheFile } from './compile/worker.ts'
import { FLAG_SHEETS } from './pictures/flag-sheets.ts'

interface Page {
  readonly path: string
  readonly html: string
  /** Whether it is one of those that are kept. */
  readonly kept: boolean
}

/** What the application needs to start without a network; pictures are kept as they are seen. */
export function precache(pages: readonly Page[], compiled: Compiled, parts: BrandParts): PrecacheFile[] {
  const hashed = [
    // Signing in by a third party is nothing that one could do offline.
    ...compiled.files
      .filter(({ path }) => !compiled.identity.includes(path) && !path.startsWith(FLAG_SHEETS))
      .map(({ path }) => `/${path}`),
    parts.home.bundled.url,
    ...parts.basicFonts,
    // A small one stands in the pages themselves.
    ...(parts.assets.logo.url.startsWith('/') ? [parts.assets.logo.url] : []),
  ]
  return [
    ...pages.filter(({ kept }) => kept).map(({ path, html }) => ({ url: `/${path}`, content: html })),
    ...hashed.map((url) => ({ url, content: null })),
  ]
}
