/** The browser's own sanitiser: where there is one, nothing has to be loaded. */
import { SAFE_TAGS } from '../../rules/content/safe-tags.ts'
import { guardLinks, type FillHtml } from './guard-links.ts'

/** What is not known here, but whose words are worth keeping; anything else goes with all that is in it. */
const UNWRAPPED = [
  'h1 h5 h6 font center section article header footer main aside nav figure figcaption label',
  'code pre kbd mark del ins q cite abbr big tt dl dt dd details summary tfoot colgroup',
].flatMap((line) => line.split(' '))

interface PlatformSanitizer {
  readonly elements: readonly (string | { readonly name: string; readonly attributes: readonly string[] })[]
  readonly replaceWithChildrenElements: readonly string[]
  readonly attributes: readonly string[]
  readonly comments: boolean
  readonly dataAttributes: boolean
}

/** Newer than TypeScript's own types. */
interface SetsHtml extends Element {
  setHTML(html: string, options: { readonly sanitizer: PlatformSanitizer }): void
}

const ATTRIBUTES: Readonly<Partial<Record<string, readonly string[]>>> = {
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}
const sanitizer: PlatformSanitizer = {
  elements: SAFE_TAGS.map((name) => ({ name, attributes: ATTRIBUTES[name] ?? [] })),
  replaceWithChildrenElements: UNWRAPPED,
  attributes: [],
  comments: false,
  dataAttributes: false,
}

const setsHtml = (element: Element): element is SetsHtml => 'setHTML' in element

/** Whether this browser has a sanitiser of its own. */
export const hasSanitizer = (): boolean => setsHtml(document.documentElement)

/** Takes the harm out of HTML: a small list of tags, no attribute but a link's address and a table's spans. */
export const fillHtml: FillHtml = (element, html, links) => {
  // `hasSanitizer` is asked first; the check is for the type.
  if (setsHtml(element)) element.setHTML(html, { sanitizer })
  guardLinks(element, links)
}
