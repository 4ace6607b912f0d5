import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Balance } from '../../parts/money/balance/balance.tsx'
import { useMemberName } from '../../parts/account/member-name/use-member-name.ts'
import { useMemberPages } from '../../parts/account/member-pages/use-member-pages.ts'
import { useAgentCentreLink } from '../../parts/team/agent-centre-link/use-agent-centre-link.ts'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { useModules } from '../../state/site/modules.ts'
import type { MemberPage } from '../../state/site/prompts.ts'
import type { Session } from '../../state/account/login/session.ts'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { ContractRequests, PointBalance } from '../lazy-parts.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { Button } from '../../ui/actions/button.tsx'
import { cx } from '../../ui/layout/cx.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { AccountMenu } from './account-menu.tsx'
import * as css from './member.css.ts'

/** What shows where there is room for it only; the account's menu has all of it. */
const LESS_WANTED: ReadonlySet<MemberPage> = new Set(['member-centre', 'betting-record', 'cashback'])

/** What gives way to an agent's centre, and to points, in this order. */
const GIVE_WAY: readonly MemberPage[] = ['member-centre', 'cashback']

interface WideMemberProps {
  readonly session: Session
  /** Whether the row has room for more than money and name. */
  readonly roomy: boolean
}

/**
 * What a member finds in a wide header (spec 2, "Header"): balance, deposit, withdrawal, personal centre, betting record,
 * cashback, the name that opens the member centre, and the menu that has all of it and signs out.
 */
export function WideMember({ session, roomy }: WideMemberProps) {
  const { t } = useLingui()
  const pages = useMemberPages()
  const agentCentre = useAgentCentreLink()
  const name = useMemberName(session)
  const { flags } = useModules()
  const { points } = useAtomValue(brandAtom).navigation
  // What else stands in the row leaves room for so many fewer; the name opens the member centre.
  const gone = new Set(GIVE_WAY.slice(0, Number(agentCentre !== null) + Number(points.shown)))
  const centre = pages.find(({ page }) => page === 'member-centre')
  return (
    <>
      {agentCentre && (
        <Link {...agentCentre} className={cx(buttonClass('ghost', 's'), roomy && css.fromWide)}>
          <Trans>Agent centre</Trans>
        </Link>
      )}
      {roomy &&
        pages
          .filter(({ page }) => LESS_WANTED.has(page) && !gone.has(page))
          .map((item) => (
            <Button key={item.page} variant="ghost" size="s" className={css.fromWide} onClick={item.open}>
              {item.name}
            </Button>
          ))}
      <Balance compact />
      {roomy && points.shown && session.accountType !== TRIAL_ACCOUNT && (
        <PartBoundary quiet>
          <PointBalance />
        </PartBoundary>
      )}
      {pages
        .filter(({ page }) => page === 'deposit' || (page === 'withdrawal' && roomy))
        .map(({ page, name: label, icon: Icon, open }) => (
          <Button key={page} variant={page === 'deposit' ? 'primary' : 'quiet'} size="s" onClick={open}>
            <Icon aria-hidden className={icon.s} />
            {label}
          </Button>
        ))}
      <Button variant="ghost" size="s" className={css.nameButton} onClick={centre?.open}>
        {/* No aria-label: its name has to hold the one that is seen. */}
        <VisuallyHidden>{t`Member centre: ${name}`}</VisuallyHidden>
        <span aria-hidden className={css.name}>
          {name}
        </span>
      </Button>
      {flags.AGENT_POLICY && (
        <PartBoundary quiet>
          <ContractRequests />
        </PartBoundary>
      )}
      <AccountMenu session={session} />
    </>
  )
}
