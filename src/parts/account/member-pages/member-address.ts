/** The member centre in the address: `?member=withdraw` over any page, and what its pages keep there, as in `m.from`. */
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { MEMBER_MENU, MemberPageKey } from '../../../rules/account/member-pages.ts'
import type { Search } from '../../../rules/games/address-search.ts'
import { withModal, withoutModal } from '../../site/use-modal/use-modal.ts'

/** The address without the member centre, and without what its pages keep there. */
export const withoutMember = (search: Search): Search =>
  // fromEntries forgets that the values are text.
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'member' && !name.startsWith('m.'))) as Search

/**
 * The address with a page of the member centre over the page that is open, in the place of any other modal. For the `search` of
 * a link, beside `state={MODAL_STATE}`.
 */
export const withMember =
  (page: MemberPageKey | typeof MEMBER_MENU) =>
  (search: Search): Search => ({
    // What gives way to a modal gives way to the centre, too.
    ...withoutMember(withoutModal(withModal('')(search))),
    member: page,
  })

/** Closes the member centre: by Back where a link of ours has opened it, so that it leaves no step behind. */
export function useCloseMember(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  return useCallback(() => {
    if (router.latestLocation.state.modalOpened) router.history.back()
    else void navigate({ to: '.', search: withoutMember, replace: true, hash: true, resetScroll: false })
  }, [router, navigate])
}
