/** The root layout: the frame that the route asks for, around its screen (spec 2, "Root layout"). */
import { useLingui } from '@lingui/react/macro'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { Shell } from './shell/shell.tsx'
import { SystemGate } from './shell/system-gate.tsx'
import { usePageHead } from './shell/use-page-head.ts'
import { sessionAtom } from './state/account/login/session.ts'
import { brandAtom } from './state/site/brand.ts'
import { pageWordsAtom } from './state/site/page-words.ts'
import { isThrifty } from './state/site/thrift.ts'
import { whenIdle } from './state/site/when-idle.ts'
import { prerenderAtom } from './state/site/prerender.ts'
import { lazyView } from './ui/states/lazy-view.tsx'
import { PartBoundary } from './ui/states/part-boundary.tsx'
import { useAtRest } from './shell/use-at-rest.ts'
import { AFTER_TAP_MS, useFirstSign } from './ui/hooks/use-first-sign.ts'

/** Every modal that an address can open by `?modal=`, and the member centre by `?member=`. */
const MODALS = {
  login: lazyView(() => import('./modals/login/login-modal.tsx').then((it) => it.LoginModal)),
  search: lazyView(() => import('./modals/search/search-modal.tsx').then((it) => it.SearchModal)),
  games: lazyView(() => import('./modals/games/games-modal.tsx').then((it) => it.GamesModal)),
  contracts: lazyView(() => import('./modals/contracts/contracts-modal.tsx').then((it) => it.ContractsModal)),
  chat: lazyView(() => import('./modals/chat/chat-modal.tsx').then((it) => it.ChatModal)),
  account: lazyView(() => import('./modals/account/account-modal.tsx').then((it) => it.AccountModal)),
  'member-centre': lazyView(() =>
    import('./centres/member/member-centre-modal.tsx').then((it) => it.MemberCentreModal),
  ),
  'agent-centre': lazyView(() => import('./centres/agent/agent-centre-modal.tsx').then((it) => it.AgentCentreModal)),
  'forgot-password': lazyView(() =>
    import('./modals/forgot-password/forgot-password-modal.tsx').then((it) => it.ForgotPasswordModal),
  ),
  'change-password': lazyView(() =>
    import('./modals/change-password/change-password-modal.tsx').then((it) => it.ChangePasswordModal),
  ),
  register: lazyView(() => import('./modals/register/register-modal.tsx').then((it) => it.RegisterModal)),
}

/** What is announced on start: at once, or not at all. */
const StartPopup = lazyView(() => import('./modals/notice/start-popup.tsx').then((it) => it.StartPopup))

/** The round that was interrupted, where the home page does not tell of it itself; it waits until somebody is there. */
const OpenRoundOffer = lazyView(() =>
  import('./parts/games/open-rounds/open-round-offer.tsx').then((it) => it.OpenRoundOffer),
)

/** Fetches on its way what a finger goes for. */
const Intent = lazyView(() => import('./intent.tsx').then((it) => it.Intent))

/** Counts visits in a brand that does. */
const VisitCounter = lazyView(() => import('./shell/analytics/visit-counter.tsx').then((it) => it.VisitCounter))

interface StartProps {
  readonly isHome: boolean
}

/** What opens by itself on the home page. A login, or its end, is another start; coming home from another page is none. */
function OnStart(props: StartProps) {
  const session = useAtomValue(sessionAtom)
  return <AtRest key={session?.token ?? ''} {...props} />
}

/** Loads what is announced once the page stands and nobody has begun to use it. */
function AtRest({ isHome }: StartProps) {
  const atRest = useAtRest()
  const [wanted, setWanted] = useState(false)
  if (atRest && isHome && !wanted) setWanted(true)
  return (
    wanted && (
      <PartBoundary quiet>
        <StartPopup atRest={atRest && isHome} />
      </PartBoundary>
    )
  )
}

/** By itself, so that the first tap does not wait for the whole page to be rendered anew. */
function OnceSomebody({ isHome }: StartProps) {
  const { analytics, layout } = useAtomValue(brandAtom)
  const somebody = useFirstSign(AFTER_TAP_MS)
  return (
    somebody && (
      <PartBoundary quiet>
        {isHome && !layout.home.member.includes('next') && <OpenRoundOffer />}
        {analytics && <VisitCounter />}
      </PartBoundary>
    )
  )
}

/** By itself, so that no page is rendered anew; never for who saves data. */
function OnceIdle() {
  const [idle, setIdle] = useState(false)
  useEffect(() => (isThrifty() ? undefined : whenIdle(() => setIdle(true))), [])
  return (
    idle && (
      <PartBoundary quiet>
        <Intent modals={MODALS} />
      </PartBoundary>
    )
  )
}

const WHOLE = { header: true, footer: true, sideMenu: true }
const NEUTRAL = { header: true, footer: false, sideMenu: false }

export function Root() {
  const { frame = WHOLE, title, modal, centre } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} })
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/index' })
  const { i18n } = useLingui()
  const { name } = useAtomValue(brandAtom)
  const words = useAtomValue(pageWordsAtom)
  const ownTitle = words?.title ?? (title && i18n._(title))
  const prerendering = useAtomValue(prerenderAtom)
  usePageHead(ownTitle ? `${ownTitle} · ${name}` : name, words?.description)
  // What the build renders for addresses other than the home page's: nothing that could be wrong.
  if (prerendering === 'frame') return <Shell frame={NEUTRAL} modals={MODALS} />
  return (
    <SystemGate>
      <Shell frame={frame} modals={MODALS} routeModal={modal} pageCentre={centre}>
        <Outlet />
      </Shell>
      <OnceIdle />
      {frame.header && (
        <>
          <OnStart isHome={isHome} />
          <OnceSomebody isHome={isHome} />
        </>
      )}
    </SystemGate>
  )
}
