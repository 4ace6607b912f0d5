import type { Beside } from '../../../brand/layout-schema.ts'

/** What stands beside the first picture on a desktop. */
export function HeroBeside({ what }: { readonly what: Exclude<Beside, 'none'> }) {
  return <div data-beside={what} />
}
