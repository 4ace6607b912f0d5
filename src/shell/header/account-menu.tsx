import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Avatar } from '../../parts/account/avatar/avatar.tsx'
import { Balance } from '../../parts/money/balance/balance.tsx'
import { useMemberName } from '../../parts/account/member-name/use-member-name.ts'
import { useMemberPages } from '../../parts/account/member-pages/use-member-pages.ts'
import { ChatLink } from '../../parts/content/chat/chat-link.tsx'
import { SupportItem } from '../../parts/content/support/support-item.tsx'
import { MODAL_STATE, withModal } from '../../parts/site/use-modal/use-modal.ts'
import { useAgentCentreLink } from '../../parts/team/agent-centre-link/use-agent-centre-link.ts'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { unreadCountQuery } from '../../state/messages/unread-count.ts'
import { useModules } from '../../state/site/modules.ts'
import { promptAtom } from '../../state/site/prompts.ts'
import type { Session } from '../../state/account/login/session.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { closePopover } from '../../ui/actions/close-popover.ts'
import { CountBadge } from '../../ui/actions/count-badge.tsx'
import { cx } from '../../ui/layout/cx.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { ChevronDown, KeyRound, LogOut, Share } from '../../ui/media/later-icons.ts'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'
import { item } from '../../ui/overlays/popover.css.ts'
import { Popover } from '../../ui/overlays/popover.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { ContractsLink, PromptDialog } from '../lazy-parts.ts'
import * as css from './member.css.ts'
import { ACCOUNT_MENU_ID } from './account-menu-id.ts'

const Notifications = lazyView(() => import('../notifications/notifications.tsx').then((it) => it.Notifications))

/** Who is logged in, unread messages, every page of the account, customer service and sign out (spec 2, "Header"). */
export function AccountMenu({ session }: { readonly session: Session }) {
  const { t } = useLingui()
  const prompt = useSetAtom(promptAtom)
  const agentCentre = useAgentCentreLink()
  const pages = useMemberPages()
  const { data: unread = 0 } = useQuery(unreadCountQuery)
  useEffect(() => {
    PromptDialog.preload().catch(() => undefined)
  }, [])
  const name = useMemberName(session)
  const { flags } = useModules()
  return (
    <>
      <button
        type="button"
        id={`${ACCOUNT_MENU_ID}-open`}
        popoverTarget={ACCOUNT_MENU_ID}
        className={cx(buttonClass('ghost', 's'), css.opener)}
      >
        {/* No aria-label: it would silence the count beside it. */}
        <VisuallyHidden>{t`Account: ${name}`}</VisuallyHidden>
        <Avatar name={name} />
        <ChevronDown aria-hidden className={cx(icon.s, css.chevron)} />
        <CountBadge count={unread} label={t`${unread} unread`} className={css.unread} />
      </button>
      <Popover id={ACCOUNT_MENU_ID} label={t`Account`}>
        <div className={css.who}>
          <span className={css.whoName}>{name}</span>
          {session.nickname !== '' && session.nickname !== session.username && (
            <span className={css.whoNote}>{session.username}</span>
          )}
          {session.accountType === TRIAL_ACCOUNT && (
            <span className={css.whoNote}>
              <Trans>Trial account</Trans>
            </span>
          )}
          <span className={css.whoNote}>
            <Plural value={unread} _0="No unread messages" one="# unread message" other="# unread messages" />
          </span>
          <div className={css.phoneBalance}>
            <Balance />
          </div>
        </div>
        {pages.map(({ page, name: label, icon: Icon, leads, open }) => (
          <button
            key={page}
            type="button"
            data-leads={leads}
            className={item}
            onClick={(event) => {
              closePopover(event.currentTarget)
              open()
            }}
          >
            <Icon aria-hidden className={icon.m} />
            {label}
          </button>
        ))}
        {agentCentre && (
          <Link {...agentCentre} className={item} onClick={(event) => closePopover(event.currentTarget)}>
            <Share aria-hidden className={icon.m} />
            <Trans>Agent centre</Trans>
          </Link>
        )}
        {flags.AGENT_POLICY && (
          <PartBoundary quiet>
            <ContractsLink className={item} onChoose={closePopover} />
          </PartBoundary>
        )}
        <hr className={css.rule} />
        {session.accountType !== TRIAL_ACCOUNT && (
          <Link
            to="."
            search={withModal('change-password')}
            state={MODAL_STATE}
            resetScroll={false}
            className={item}
            onClick={(event) => closePopover(event.currentTarget)}
          >
            <KeyRound aria-hidden className={icon.m} />
            <Trans>Change password</Trans>
          </Link>
        )}
        <ChatLink className={item} onChoose={closePopover} />
        <SupportItem className={item} />
        <button
          type="button"
          className={item}
          onClick={(event) => {
            closePopover(event.currentTarget)
            prompt('sign-out')
          }}
        >
          <LogOut aria-hidden className={icon.m} />
          <Trans>Sign out</Trans>
        </button>
      </Popover>
      <PartBoundary quiet>
        <Notifications key={session.token} session={session} />
      </PartBoundary>
    </>
  )
}
