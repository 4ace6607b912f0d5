import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../state/account/login/session.ts'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { PhoneGuest } from './phone-guest.tsx'
import * as css from './header.css.ts'
import { Logo } from './logo.tsx'
import { MenuButton } from './menu-button.tsx'
import { SearchLink } from './search-link.tsx'

const PhoneMember = lazyView(() => import('./phone-member.tsx').then((it) => it.PhoneMember))

/** A phone's header: menu, logo, and the balance or the ways in. The rest is in the menu. */
export function PhoneBar() {
  const session = useAtomValue(sessionAtom)
  return (
    <div className={css.phone}>
      <MenuButton place="phone" />
      <Logo />
      <div className={css.phoneAccount}>
        <SearchLink look="icon" />
        {session ? (
          <PartBoundary>
            <PhoneMember session={session} />
          </PartBoundary>
        ) : (
          <PhoneGuest />
        )}
      </div>
    </div>
  )
}
