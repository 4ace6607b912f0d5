/** What a page of contracts has open, as the address keeps it: one contract, or the form of an offer; the list stays as it was. */
import type { Search } from '../../../rules/site/search-params.ts'

/** For the `search` of a link to one contract. */
export const withContract =
  (id: string) =>
  (search: Search): Search => ({ ...withList(search), 'a.contract': id })

/** For the `search` of a link to the form. */
export const withOffer = (search: Search): Search => ({ ...withList(search), 'a.offer': 'new' })

/** The address of the list. */
export const withList = ({ 'a.contract': _, 'a.offer': _offer, 'a.member': _member, ...search }: Search): Search =>
  search
