import { usePageAddress, type PageAddress } from '../../../parts/records/date-range/use-range.ts'
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
  /** Goes to another place, by a step that Back takes back; what narrowed the list was of this one. */
  readonly open: (member: string, view?: MemberView) => void
}

/** Where in the tree the address is. */
export function useMemberPlace(): MemberPlace {
  const address = usePageAddress()
  const said = address.valueOf('view')
  return {
    address,
    member: memberIn(address.valueOf),
    view: MEMBER_VIEWS.find((view) => view === said) ?? 'team',
    turn: (view) => address.write({ view: view === 'team' ? '' : view }),
    open: (member, view = 'team') =>
      address.go({ member, view: view === 'team' ? '' : view, search: '', kind: '', joined: '' }),
  }
}
