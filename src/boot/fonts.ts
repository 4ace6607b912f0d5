/** Brings the brand's fonts in without a jump: words are set in them from the moment on when all have arrived. */
import type { BundledBrand } from '../brand/bundle.ts'
import { LOCAL_KEYS, safeStorage } from '../state/site/storage.ts'

/** How long the first commit waits for fonts; the shell shows meanwhile, and what is typed into it is kept. */
const PATIENCE_MS = 500

export interface BrandFonts {
  /** Settles when all have arrived or failed, or when waiting any longer would hold up the page. */
  readonly settled: Promise<void>
  /** Sets the page in the brand's fonts if they are there; to be called where the page is drawn anew anyway. */
  use(): void
  /** Leaves this page as it is: the next one, and the next visit, are set in them. */
  spare(): void
}

/**
 * Begins to load the fonts.
 * @param sample text in the visitor's language, so that its alphabet is loaded too
 */
export function loadFonts(page: Document, brand: BundledBrand, sample: string): BrandFonts {
  let here = brand.fonts.length === 0
  // In two weights, since some families have a file for each.
  const faces = brand.fonts.flatMap((family) => [`1em "${family}"`, `bold 1em "${family}"`])
  const loading = Promise.all(faces.map((face) => page.fonts.load(face, `a${sample}`)))
  const arrived = loading.then(
    () => {
      here = true
    },
    // A font that does not come leaves its fallback, which has the same metrics.
    () => undefined,
  )
  const patience = new Promise<void>((resolve) => setTimeout(resolve, here ? 0 : PATIENCE_MS))
  // From now on the worker has them, and a page that it answers begins with them.
  const keep = (): void => safeStorage('local').setItem(LOCAL_KEYS.fonts, 'kept')
  return {
    settled: Promise.race([arrived, patience]),
    use: () => {
      if (!here || page.documentElement.dataset['fonts'] !== undefined) return
      page.documentElement.dataset['fonts'] = ''
      keep()
    },
    spare: () => void arrived.then(() => here && keep()),
  }
}
