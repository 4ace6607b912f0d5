/** Counting of visits (spec 3, "analytics gtagId"): what an id is, and where its script stands. */

/** The host that a brand names for it, and the id that its gateway names. */
export interface Counted {
  /** An https origin. */
  readonly script: string
  readonly id: string
}

/** Ids as Google's tags have them: `G-…`, `GT-…`, `AW-…`, `UA-…`. */
const ID = /^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/

/** What the address of the tag's script begins with: the page's policy lets nothing else of its host in. */
export const tagScript = (script: string): string => `${script}/gtag/js`

/** @returns `null` where the brand counts nothing, or the gateway names no id */
export function counted(analytics: { readonly script: string } | undefined, id: string | undefined): Counted | null {
  return analytics && id !== undefined && ID.test(id) ? { script: analytics.script, id } : null
}
