import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { PartBoundary } from '../../../ui/states/part-boundary.tsx'
import * as header from '../header.css.ts'
import { GuestTools } from '../guest-tools.tsx'

const MemberTools = lazyView(() => import('../member-tools.tsx').then((it) => it.MemberTools))

/** The member's tools, or the guest's ways in. */
export function WideAccount({ roomy }: { readonly roomy: boolean }) {
  const session = useAtomValue(sessionAtom)
  return (
    <div className={header.account}>
      {session ? (
        <PartBoundary>
          <MemberTools session={session} roomy={roomy} />
        </PartBoundary>
      ) : (
        <GuestTools />
      )}
    </div>
  )
}
