/** The centres: wings with a menu and pages of their own, over any page of the site (spec 2, "Member centre"). */
import type { Search } from './search-params.ts'

/** By a centre's name in an address (`?member=withdraw`), how the names begin under which its pages keep things there (`m.from`). */
export const CENTRES = { member: 'm.', agent: 'a.' } as const satisfies Readonly<Record<string, string>>
export type CentreName = keyof typeof CENTRES

/** What an address says for the menu alone, which is a page of its own where there is no room beside one. */
export const CENTRE_MENU = 'menu'

const ENTRIES = Object.entries(CENTRES) as [CentreName, string][] // the table's own keys

/** The centre that an address opens. */
export const centreIn = (search: Search): CentreName | undefined =>
  ENTRIES.find(([centre]) => search[centre] !== undefined)?.[0]

/** The address without a centre, and without what its pages keep there. */
export const withoutCentre = (search: Search): Search =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name]) => !ENTRIES.some(([centre, prefix]) => name === centre || name.startsWith(prefix)),
    ),
  )
