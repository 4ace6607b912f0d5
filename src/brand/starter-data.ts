/** Where a tab keeps its vendors in session storage (spec 3, "Session storage keys"). */
export const VENDORS_KEPT_AS = 'gameVendor'
/** The same for its domains and resources. */
export const SITE_KEPT_AS = 'routers'

/** A list in an answer's value, and the keys of each item's picture in two widths; a width in pixels goes with each. */
export interface Covers {
  readonly list: string
  readonly pictures: readonly (readonly [key: string, width: number])[]
}

/** What the build stamps for the inline starter, as inert JSON in the element `starter`. */
export interface StarterData {
  /** The application's first scripts, each after those that it imports; the last one is its entry. */
  readonly scripts: readonly string[]
  /** Scripts of the page's own view, which are fetched beside those. */
  readonly parts: readonly string[]
  readonly membersOnly: boolean
  /** The font families that come with the bundle. */
  readonly fonts: readonly string[]
  /** The brand's languages, the default first. */
  readonly languages: readonly {
    readonly code: string
    readonly tag: string
    readonly direction: 'ltr' | 'rtl'
    readonly url: string
  }[]
  /** The calls that a first view needs; in an address `{host}` and `{language}` stand for the page's own. */
  readonly calls: readonly {
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    /** Whether a member's answer would be another one, so that it is not begun without the token. */
    readonly guestOnly: boolean
    /** Whether those who stand before a members-only site's door have no use for it. */
    readonly insideOnly: boolean
    /** Whether it is for the page's address alone: one that narrows a list asks for another. */
    readonly plainOnly?: true
    /** The parameter of the page's address by whose value it asks, `{named}` in its own; without one it is not begun. */
    readonly named?: string
    /** Where in the answer's value the names stand that the page has a place for, each as the keys that lead there. */
    readonly told?: readonly (readonly string[])[]
    /** The key in session storage under which an earlier answer is kept; then it is not asked for again. */
    readonly keptAs?: string
    /** Where in the answer the pictures stand that the page has places for. */
    readonly covers?: Covers
  }[]
  /** The hosts that pictures may come from, besides the page's own. */
  readonly images: readonly string[]
  readonly languageHeader: string
  readonly credentials: RequestCredentials
}
