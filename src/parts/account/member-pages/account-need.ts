/** What a page of the member centre needs of "My account" first: apart, since no first view leads there. */
import type { MemberPageKey } from '../../../rules/account/member-pages.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { withMember } from './member-address.ts'

/** What in "My account" a page may need first. */
export type AccountNeed = 'payment' | 'mobile' | 'payouts'

/** The address of what a page needs first, in "My account", which knows the way back to it. */
export const withNeed =
  (need: AccountNeed, back: MemberPageKey) =>
  (search: Search): Search => ({ ...withMember('securityCenter')(search), 'm.need': need, 'm.back': back })
