import { useNavigate } from '@tanstack/react-router'
import { usePageAddress, type PageAddress } from '../../../parts/records/date-range/use-range.ts'
import { stepFurther } from '../../../parts/site/use-modal/use-modal.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { memberIn } from '../team-scope.ts'

/** What is shown of a member: who is below, all that is known, or sending to them. */
export const MEMBER_VIEWS = ['team', 'details', 'transfer'] as const
export type MemberView = (typeof MEMBER_VIEWS)[number]

interface MemberPlace {
  readonly address: PageAddress
  /** Whose place in the tree it is; the agent's own where it is empty. */
  readonly member: string
  readonly view: MemberView
  readonly turn: (view: MemberView) => void
  /** Goes to another place, by a step that Back takes back. */
  readonly open: (member: string, view?: MemberView) => void
}

/** The address with another place in the tree; what narrowed the list was of the one before. For the `search` of a link. */
export const atMember =
  (member: string, view: MemberView = 'team') =>
  (search: Search): Search => ({
    ...search,
    'a.member': member,
    'a.view': view === 'team' ? '' : view,
    'a.search': '',
    'a.kind': '',
    'a.joined': '',
  })

/** Where in the tree the address is. */
export function useMemberPlace(): MemberPlace {
  const address = usePageAddress()
  const navigate = useNavigate()
  const said = address.valueOf('view')
  return {
    address,
    member: memberIn(address.valueOf),
    view: MEMBER_VIEWS.find((view) => view === said) ?? 'team',
    turn: (view) => address.write({ view: view === 'team' ? '' : view }),
    open: (member, view) =>
      void navigate({ to: '.', search: atMember(member, view), state: stepFurther, hash: true, resetScroll: false }),
  }
}
