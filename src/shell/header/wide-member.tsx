import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Balance } from '../../parts/money/balance/balance.tsx'
import { useMemberName } from '../../parts/account/member-name/use-member-name.ts'
import { useMemberPages } from '../../parts/account/member-pages/use-member-pages.ts'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { useModules } from '../../state/site/modules.ts'
import type { Session } from '../../state/account/login/session.ts'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { ContractRequests, PointBalance } from '../lazy-parts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { cx } from '../../ui/layout/cx.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { AccountMenu } from './account-menu.tsx'
import * as css from './member.css.ts'
import { useHeaderAction } from './use-header-action.ts'

interface WideMemberProps {
  readonly session: Session
  /** Whether the row has room for more than money and name. */
  readonly roomy: boolean
}

/**
 * What a member finds in a wide header (spec 2, "Header"): balance, deposit, withdrawal beside it, the name that opens the
 * member centre, and the menu that has all of it and signs out.
 */
export function WideMember({ session, roomy }: WideMemberProps) {
  const { t } = useLingui()
  const pages = useMemberPages()
  const action = useHeaderAction()
  const name = useMemberName(session)
  const { flags } = useModules()
  const { points } = useAtomValue(brandAtom).navigation
  const page = (key: string) => pages.find((each) => each.page === key)
  const deposit = page('deposit')
  const withdrawal = page('withdrawal')
  const centre = page('member-centre')
  const showsPoints = roomy && points.shown && session.accountType !== TRIAL_ACCOUNT
  return (
    <>
      {showsPoints && (
        <PartBoundary quiet>
          <span className={css.fromWide}>
            <PointBalance />
          </span>
        </PartBoundary>
      )}
      <Balance compact />
      {deposit && (
        <Button variant={action} size="s" data-leads={deposit.leads} onClick={deposit.open}>
          <deposit.icon aria-hidden className={icon.s} />
          {deposit.name}
        </Button>
      )}
      {withdrawal && (
        <Button variant="quiet" size="s" className={css.fromWide} onClick={withdrawal.open}>
          {withdrawal.name}
        </Button>
      )}
      {flags.AGENT_POLICY && (
        <PartBoundary quiet>
          <ContractRequests />
        </PartBoundary>
      )}
      <Button variant="ghost" size="s" className={cx(css.nameButton, !roomy && css.fromWide)} onClick={centre?.open}>
        {/* No aria-label: its name has to hold the one that is seen. */}
        <VisuallyHidden>{t`Member centre: ${name}`}</VisuallyHidden>
        <span aria-hidden className={css.name}>
          {name}
        </span>
      </Button>
      <AccountMenu session={session} />
    </>
  )
}
