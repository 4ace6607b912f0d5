import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CircleUser, Gift, HandCoins, House, LayoutGrid, Users, Wallet, type IconView } from '../../ui/media/icons.tsx'
import { CATEGORY_ROUTES } from '../../rules/games/categories.ts'
import { useAgentCentreLink } from '../../parts/team/agent-centre-link/use-agent-centre-link.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { MODAL_STATE, withModal } from '../../parts/site/use-modal/use-modal.ts'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { promotionCountQuery } from '../../state/rewards/promotion-count.ts'
import { promptAtom } from '../../state/site/prompts.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { CountBadge } from '../../ui/actions/count-badge.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import * as css from './bottom-bar.css.ts'

/** A link to a sheet over the page that is open. */
const over = (modal: string) =>
  ({ to: '.', search: withModal(modal), state: MODAL_STATE, hash: true, resetScroll: false }) as const

/** A page of the centre that is a site's home. */
const teamPage = (page: string) => ({ to: '/index', search: { agent: page } }) as const

/** Where a login leads a guest who wants to deposit: to that page, over the one that is open. */
function depositHere(): string {
  const search = new URLSearchParams(location.search)
  search.set('member', 'depositv2')
  return `${location.pathname}?${search.toString()}`
}

interface PlaceProps {
  readonly link: LinkProps
  readonly icon: IconView
  /** Stands on the icon's corner. */
  readonly badge?: ReactNode
  /** Whether the page that is open belongs to it, where it leads to a sheet. */
  readonly holds?: boolean
  readonly children: ReactNode
}

const Place = ({ link, icon: Icon, badge, holds = false, children }: PlaceProps) => (
  <Link {...link} className={css.item} {...(holds ? { 'aria-current': 'true' } : {})}>
    <span className={css.mark}>
      <Icon aria-hidden className={icon.l} />
      {badge}
    </span>
    {children}
  </Link>
)

/** The five things at a thumb's reach on phones; an agent's are about the team. */
export function BottomBar() {
  const { t } = useLingui()
  const protect = useProtectedAction()
  const prompt = useSetAtom(promptAtom)
  const signedIn = useAtomValue(sessionAtom) !== null
  const { site, layout } = useAtomValue(brandAtom)
  const forAgents = site === 'agent'
  const agentCentre = useAgentCentreLink()
  const isAmongGames = useRouterState({ select: ({ location }) => CATEGORY_ROUTES.has(location.pathname) })
  const { data: promotions = 0 } = useQuery(promotionCountQuery(signedIn))
  return (
    <nav className={css.bar} aria-label={t`Quick access`} data-bottom-bar>
      <Place link={{ to: '/index' }} icon={House}>
        <Trans>Home</Trans>
      </Place>
      {forAgents ? (
        <Place link={teamPage('team')} icon={Users}>
          <Trans context="those below an agent">Team</Trans>
        </Place>
      ) : (
        <Place link={over('games')} icon={LayoutGrid} holds={isAmongGames}>
          <Trans>Games</Trans>
        </Place>
      )}
      <button
        type="button"
        data-leads="?member=depositv2"
        className={css.item}
        onClick={() => protect(() => prompt('deposit'), depositHere())}
      >
        <span className={css.main[layout.headerAction]}>
          <Wallet aria-hidden className={icon.m} />
        </span>
        <Trans>Deposit</Trans>
      </button>
      {forAgents && (
        <Place link={teamPage('income')} icon={HandCoins}>
          <Trans context="agent centre">My income</Trans>
        </Place>
      )}
      {!forAgents && agentCentre && (
        <Place link={agentCentre} icon={Users}>
          <Trans context="those below an agent">Team</Trans>
        </Place>
      )}
      {!forAgents && !agentCentre && (
        <Place
          link={{ to: '/promotions' }}
          icon={Gift}
          badge={<CountBadge count={promotions} label={t`${promotions} open`} className={css.badge} />}
        >
          <Trans>Promotions</Trans>
        </Place>
      )}
      <Place link={over(signedIn ? 'account' : 'login')} icon={CircleUser}>
        <Trans>Account</Trans>
      </Place>
    </nav>
  )
}
