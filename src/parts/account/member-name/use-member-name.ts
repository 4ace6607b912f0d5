import { useLingui } from '@lingui/react/macro'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { memberName } from '../../../rules/account/member-name.ts'
import type { Session } from '../../../state/account/login/session.ts'

/** How the site calls who is logged in; while no name is known, by what they have: who came by a code has typed none. */
export function useMemberName(session: Session): string {
  const { t } = useLingui()
  return memberName(session) ?? (session.accountType === TRIAL_ACCOUNT ? t`Free play` : t`Account`)
}
