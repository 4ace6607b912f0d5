/** Which deposit or withdrawal of its page the address has open; the list keeps its filter and its place meanwhile. */
import type { Search } from '../../../rules/site/search-params.ts'

/** The address with one order open, for the `search` of a link within the page of its kind. */
export const withOrder =
  (reference: string) =>
  (search: Search): Search => ({ ...search, 'm.order': reference })

/** The address of the list that an order was opened from. */
export const withoutOrder = ({ 'm.order': _, ...search }: Search): Search => search
