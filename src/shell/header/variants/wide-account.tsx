import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { PartBoundary } from '../../../ui/states/part-boundary.tsx'
import * as header from '../header.css.ts'
import { WideGuest } from '../wide-guest.tsx'

const WideMember = lazyView(() => import('../wide-member.tsx').then((it) => it.WideMember))

/** The member's tools, or the guest's ways in. */
export function WideAccount({ roomy }: { readonly roomy: boolean }) {
  const session = useAtomValue(sessionAtom)
  return (
    <div className={header.account}>
      {session ? (
        <PartBoundary>
          <WideMember session={session} roomy={roomy} />
        </PartBoundary>
      ) : (
        <WideGuest />
      )}
    </div>
  )
}
