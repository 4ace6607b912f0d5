/** How large a bundle may be. */
import type { Problem } from '../../brands/problem.ts'

const KB = 1024
const MB = 1024 * KB

/** Bytes. Above `aim` is told, above `most` is refused. */
export interface Limit {
  readonly aim: number
  readonly most: number
}

export interface Limits {
  /** The JavaScript that the first view loads, in gzip bytes. */
  readonly initialJs: Limit
  /** Everything in the bundle, as it lies on the disk. */
  readonly bytes: Limit
}

/** Bytes of script, gzipped, that a guest's first view may cost; the benchmark measures it in a browser. */
export const FIRST_VIEW_SCRIPTS = 130_000

/** Nine in ten players hold a phone on a slow network: the aim is what a first view may cost them. */
export const LIMITS: Limits = {
  initialJs: { aim: FIRST_VIEW_SCRIPTS, most: 160 * KB },
  bytes: { aim: 12 * MB, most: 25 * MB },
}

export interface Sizes {
  readonly brand: string
  /** Gzip bytes. */
  readonly initialJs: number
  readonly bytes: number
}

/** Says which limits a bundle passes. */
export function checkBudget({ brand, initialJs, bytes }: Sizes, limits: Limits = LIMITS): Problem[] {
  return [
    ...check(brand, limits.initialJs, initialJs, {
      what: 'the first view loads',
      unit: 'of JavaScript (gzip)',
      suggestion:
        'this is the application, no fault of the brand: have a programmer load what the first view does not need later',
    }),
    ...check(brand, limits.bytes, bytes, {
      what: 'the bundle has',
      unit: '',
      suggestion: 'look for large pictures in assets/ and for languages or fonts that the brand does not need',
    }),
  ]
}

function check(
  brand: string,
  { aim, most }: Limit,
  measured: number,
  say: { readonly what: string; readonly unit: string; readonly suggestion: string },
): Problem[] {
  if (measured <= aim) return []
  const refused = measured > most
  const limit = refused ? most : aim
  // Two figures that read alike explain nothing.
  const [said, allowed] =
    size(measured) === size(limit) ? [exact(measured), exact(limit)] : [size(measured), size(limit)]
  return [
    {
      severity: refused ? 'error' : 'warning',
      brand,
      file: `${brand}/`,
      message: [say.what, said, say.unit].filter(Boolean).join(' '),
      expected: `at most ${allowed}`,
      suggestion: say.suggestion,
    },
  ]
}

const size = (bytes: number) => (bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / KB).toFixed(1)} KB`)

const exact = (bytes: number) => `${bytes.toLocaleString('en')} bytes`
