import type { MemberPage } from '../../../rules/account/member-pages.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { withCentre } from '../../site/use-modal/with-centre.ts'

/** The member centre in the address: `?member=withdraw` over any page. For the `search` of a link, beside `state={MODAL_STATE}`. */
export const withMember = (page: MemberPage): ((search: Search) => Search) => withCentre('member', page)
