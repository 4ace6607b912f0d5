/** The root layout: the frame that the route asks for, around its screen (spec 2, "Root layout"). */
import { useLingui } from '@lingui/react/macro'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Shell } from './shell/shell.tsx'
import { SystemGate } from './shell/system-gate.tsx'
import { usePageHead } from './shell/use-page-head.ts'
import { brandAtom } from './state/site/brand.ts'
import { pageWordsAtom } from './state/site/page-words.ts'
import { prerenderAtom } from './state/site/prerender.ts'
import { lazyView } from './ui/states/lazy-view.tsx'
import { PartBoundary } from './ui/states/part-boundary.tsx'
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

/** What is announced and offered on start; nobody asked for it, so it waits until somebody is there. */
const OnStart = lazyView(() => import('./modals/notice/on-start.tsx').then((it) => it.OnStart))

/** Counts visits in a brand that does. */
const VisitCounter = lazyView(() => import('./shell/analytics/visit-counter.tsx').then((it) => it.VisitCounter))

/** By itself, so that the first tap does not wait for the whole page to be rendered anew. */
function OnceSomebody() {
  const { analytics } = useAtomValue(brandAtom)
  const somebody = useFirstSign(AFTER_TAP_MS)
  return (
    somebody && (
      <PartBoundary quiet>
        <OnStart />
        {analytics && <VisitCounter />}
      </PartBoundary>
    )
  )
}

const WHOLE = { header: true, footer: true, sideMenu: true }
const NEUTRAL = { header: true, footer: false, sideMenu: false }

export function Root() {
  const { frame = WHOLE, title, modal, centre } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} })
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
      {frame.header && <OnceSomebody />}
    </SystemGate>
  )
}
