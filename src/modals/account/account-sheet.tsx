import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { Balance } from '../../parts/money/balance/balance.tsx'
import { OwnDayLimit } from '../../parts/money/day-limit/own-day-limit.tsx'
import { useMemberName } from '../../parts/account/member-name/use-member-name.ts'
import { useMemberPages } from '../../parts/account/member-pages/use-member-pages.ts'
import { useSupport } from '../../parts/content/support/use-support.ts'
import { ContractsLink } from '../../parts/team/contract/contracts-link.tsx'
import { LegalNote } from '../../parts/site/age-mark/legal-note.tsx'
import { MODAL_STATE, withModal } from '../../parts/site/use-modal/use-modal.ts'
import { useAgentCentreLink } from '../../parts/team/agent-centre-link/use-agent-centre-link.ts'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { unreadCountQuery } from '../../state/messages/unread-count.ts'
import { promptAtom } from '../../state/site/prompts.ts'
import type { Session } from '../../state/account/login/session.ts'
import { cx } from '../../ui/layout/cx.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { Headset, type IconView } from '../../ui/media/icons.tsx'
import { Award, Crown, KeyRound, LogOut, Share } from '../../ui/media/later-icons.ts'
import { pageRow, rowAside } from '../../ui/actions/menu-row.css.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'

interface AccountSheetProps {
  readonly session: Session
  readonly onClose: () => void
}

/** Who is logged in, the balance, the pages of the account, and the way out. */
export function AccountSheet({ session, onClose }: AccountSheetProps) {
  const { t } = useLingui()
  const prompt = useSetAtom(promptAtom)
  const pages = useMemberPages()
  const name = useMemberName(session)
  const support = useSupport()
  const agentCentre = useAgentCentreLink()
  const { data: unread = 0 } = useQuery(unreadCountQuery)
  const row = (key: string, label: string, Icon: IconView, open: () => void, takesPlace = false) => (
    <button
      key={key}
      type="button"
      className={pageRow}
      onClick={() => {
        // The sheet goes first: what comes next is a dialog of its own. What has an address takes the sheet's.
        if (!takesPlace) onClose()
        open()
      }}
    >
      <Icon aria-hidden className={cx(icon.m, rowAside)} />
      {label}
    </button>
  )
  const links = [
    { to: '/vip', name: t`VIP`, icon: Crown },
    { to: '/pointMall', name: t`Points mall`, icon: Award },
  ]
  return (
    <Dialog title={name} onClose={onClose}>
      <Panel space="xs">
        <Balance />
        <Text as="span" size="s" tone="muted">
          {session.accountType === TRIAL_ACCOUNT ? (
            <Trans>Trial account</Trans>
          ) : (
            <Plural value={unread} _0="No unread messages" one="# unread message" other="# unread messages" />
          )}
        </Text>
        <OwnDayLimit />
      </Panel>
      <Stack space="none">
        {agentCentre && (
          <Link {...agentCentre} replace className={pageRow}>
            <Share aria-hidden className={cx(icon.m, rowAside)} />
            <Trans>Agent centre</Trans>
          </Link>
        )}
        {pages.map(({ page, name: label, icon: Icon, open }) => row(page, label, Icon, open, true))}
        <ContractsLink className={pageRow} takesPlace />
        {links.map(({ to, name: label, icon: Icon }) => (
          <Link key={to} to={to} className={pageRow}>
            <Icon aria-hidden className={cx(icon.m, rowAside)} />
            {label}
          </Link>
        ))}
      </Stack>
      <Stack space="none">
        {session.accountType !== TRIAL_ACCOUNT && (
          // In place of this sheet, so that Back closes it and not first the one and then the other.
          <Link
            to="."
            search={withModal('change-password')}
            state={MODAL_STATE}
            replace
            resetScroll={false}
            className={pageRow}
          >
            <KeyRound aria-hidden className={cx(icon.m, rowAside)} />
            <Trans>Change password</Trans>
          </Link>
        )}
        {row('support', t`Customer service`, Headset, support.open)}
        {row('sign-out', t`Sign out`, LogOut, () => prompt('sign-out'))}
      </Stack>
      <LegalNote />
    </Dialog>
  )
}
