import { useAtomValue } from 'jotai'
import { SessionOnly } from '../../parts/site/use-modal/session-only.tsx'
import { TrialWarned } from '../../parts/site/use-modal/trial-warned.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { brandAtom } from '../../state/site/brand.ts'
import type { Session } from '../../state/account/login/session.ts'
import { CentreFrame } from '../frame/centre-frame.tsx'
import { MEMBER_CENTRE } from './pages.ts'
import { useMemberMenu } from './use-member-menu.ts'

/**
 * The member centre (spec 2, "Member centre"), at `?member=<page>` over any page. A guest logs in first and comes back to it; a
 * trial account gets its warning, and so does everybody where the brand's switch is off (spec 6).
 */
export function MemberCentreModal({ onClose }: { readonly onClose: () => void }) {
  const { access } = useAtomValue(brandAtom)
  return (
    <SessionOnly returns>
      {(session) =>
        session.accountType === TRIAL_ACCOUNT || !access.memberCentre ? (
          <TrialWarned />
        ) : (
          <Shown session={session} onClose={onClose} />
        )
      }
    </SessionOnly>
  )
}

function Shown(props: { readonly session: Session; readonly onClose: () => void }) {
  return <CentreFrame centre={MEMBER_CENTRE} menu={useMemberMenu()} {...props} />
}
