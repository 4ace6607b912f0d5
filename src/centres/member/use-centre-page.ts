import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { MEMBER_MENU, readMemberPage, shownMemberPage, type MemberPageKey } from '../../rules/account/member-pages.ts'
import type { Search } from '../../rules/games/address-search.ts'
import { gatewayAtom } from '../../state/gateway.ts'
import type { MemberMenuItem } from '../../state/account/member-menu.ts'
import { unreadCountQuery } from '../../state/messages/unread-count.ts'

interface CentrePage {
  /** What the menu shows, with what is unread by now. */
  readonly items: readonly MemberMenuItem[]
  /** The page that is open; none where the server allows none. */
  readonly page: MemberPageKey | undefined
  /** Whether the address asks for the menu alone. */
  readonly asksMenu: boolean
}

/** What the address asks for, among what the member may open. */
export function useCentrePage(menu: readonly MemberMenuItem[]): CentrePage {
  // Every route shares one parser, which gives text by name.
  const { member = '' } = useSearch({ strict: false }) as Search
  const asked = readMemberPage(member)
  // What is unread changes while the menu stands; each mark of it says the same.
  const { data: unread } = useQuery(unreadCountQuery(useAtomValue(gatewayAtom)))
  return {
    items: menu.map((item) => (item.page === 'messageV2' ? { ...item, count: unread ?? item.count } : item)),
    page: shownMemberPage(
      asked,
      menu.map(({ page }) => page),
    ),
    asksMenu: asked === MEMBER_MENU,
  }
}
