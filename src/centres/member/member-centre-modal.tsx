import { useAtomValue } from 'jotai'
import { SessionOnly } from '../../parts/site/use-modal/session-only.tsx'
import { TrialWarned } from '../../parts/site/use-modal/trial-warned.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { MemberCentre } from './member-centre.tsx'

/**
 * The member centre (spec 2, "Member centre"), at `?member=<page>` over any page. A guest logs in first and comes back to it; a
 * trial account gets its warning, and so does everybody where the brand's switch is off (spec 6).
 */
export function MemberCentreModal() {
  const { access } = useAtomValue(brandAtom)
  return (
    <SessionOnly returns>
      {(session) =>
        session.accountType === TRIAL_ACCOUNT || !access.memberCentre ? (
          <TrialWarned />
        ) : (
          <MemberCentre session={session} />
        )
      }
    </SessionOnly>
  )
}
