/** The pages that a brand writes itself (spec 2, "Footer" and "Other screens named in the interface text"). */

/** By name, which is the address and the name of the file as well: `about` is at `/about`, from `about.md`. */
export const WRITTEN_PAGES = [
  'about',
  'contact',
  'terms',
  'responsible-gaming',
  'privacy',
  'affiliates',
  'refund',
  'blog',
  'news',
  'credit-report',
  'join',
  'deposit-tutorial',
  'installation-guide',
] as const
export type WrittenPageName = (typeof WRITTEN_PAGES)[number]

/** What binds a brand and its players: nobody should publish these as they came. */
export const LEGAL_PAGES: readonly WrittenPageName[] = ['terms', 'privacy', 'responsible-gaming', 'refund']

export const isWrittenPage = (name: string): name is WrittenPageName =>
  (WRITTEN_PAGES as readonly string[]).includes(name)

/** The page at a path, with or without a closing slash; `null` where there is none. */
export function writtenPageAt(path: string): WrittenPageName | null {
  const name = path.replace(/^\/|\/+$/g, '')
  return isWrittenPage(name) ? name : null
}
