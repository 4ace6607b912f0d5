/** What the build stamps into a bundle about its brand, and the one place that reads it. */
import type { Brand } from './schema.ts'
import type { BundledPages } from './written-page.ts'

/** A language of the brand, with the address of its compiled catalogue. */
export interface BundledLanguage {
  /** What the server is sent. */
  readonly code: string
  /** BCP 47, for `lang` and `Intl`. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  readonly label: string
  readonly url: string
}

/** The widths of a picture; each list is a `srcset`. */
export interface PictureWidths {
  readonly avif: string
  readonly webp: string
}

/** A picture in several widths, and again for dark pages where the brand has both modes and drew it for both. */
export interface BundledPicture extends PictureWidths {
  readonly dark?: PictureWidths
  readonly fallback: string
  readonly width: number
  readonly height: number
}

export interface BundledIdentity {
  readonly firebase: NonNullable<Brand['identity']>['firebase']
  /** What the addresses of the service's own scripts begin with; the page's policy names the same. */
  readonly scripts: readonly string[]
  /** Where the service's emulator answers in its place, in a bundle for a sandbox that has one. */
  readonly emulator?: string
}

export interface BundledBrand extends Pick<
  Brand,
  | 'id'
  | 'name'
  | 'merchantCode'
  | 'site'
  | 'platform'
  | 'device'
  | 'lotteryType'
  | 'loginedToHomePage'
  | 'currency'
  | 'country'
  | 'timeZone'
  | 'access'
  | 'gateway'
  | 'captcha'
  | 'analytics'
  | 'origins'
  | 'navigation'
  | 'layout'
  | 'hero'
  | 'footer'
  | 'contact'
  | 'defaultLanguage'
> {
  readonly languages: readonly BundledLanguage[]
  /** What it has written itself: about the company, terms, privacy and the others. */
  readonly pages: BundledPages
  /** Third-party sign-in, where the brand has it. */
  readonly identity?: BundledIdentity
  readonly logo: { readonly url: string; readonly width: number; readonly height: number }
  readonly heroPicture: BundledPicture
  /** A portrait crop for phones, where the brand has one. */
  readonly heroPhone?: BundledPicture
  /** The font families that come with the bundle. */
  readonly fonts: readonly string[]
}

/** The element that holds the brand as inert JSON. */
export const BRAND_ELEMENT = 'brand'

/**
 * Reads the bundle's brand from the page. The build has checked it against the schema, so it is not parsed again.
 * @throws Error when the page was not stamped
 */
export function readBundledBrand(page: Document): BundledBrand {
  const text = page.getElementById(BRAND_ELEMENT)?.textContent
  if (!text) throw new Error('this page holds no brand: it was not stamped by the build')
  // The cast is the contract between the stamp and the page; both sides share this type.
  return JSON.parse(text) as BundledBrand
}
