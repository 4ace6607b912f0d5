import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { withModal, withoutModal } from '../../parts/site/use-modal/use-modal.ts'
import type { Search } from '../../rules/site/search-params.ts'
import { brandAtom } from '../../state/site/brand.ts'
import type { Ended } from '../../state/site/prompts.ts'
import { unheardChangeAtom } from '../../state/security/unheard-change.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

interface PromptEndedProps {
  readonly why: Ended
  readonly onClose: () => void
}

/** The session is over, and why; the login leads back to the page that is open. */
export function PromptEnded({ why, onClose }: PromptEndedProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const place = useLocation({ select: ({ href }) => href })
  const { loginedToHomePage, access } = useAtomValue(brandAtom)
  const unheard = useAtomValue(unheardChangeAtom)
  const minutes = access.idleMinutes
  // First where to, then away with this: what the address still names would show for a moment.
  const lead = async (search: (search: Search) => Search): Promise<void> => {
    await navigate({ to: '.', search, replace: true, hash: true, resetScroll: false })
    onClose()
  }
  const titles: Record<Ended, string> = {
    'ended-by-server': t`You were signed out`,
    'ended-idle': t`You were signed out`,
    'ended-elsewhere': t`You signed out in another tab`,
    'ended-by-new-password': t`Your password has been changed`,
  }
  return (
    <ConfirmDialog
      title={titles[why]}
      confirm={t`Log in`}
      // Where only members are let in, the page behind is the login already.
      onCancel={loginedToHomePage ? undefined : () => void lead(withoutModal)}
      // The login leads back to this very place. Behind the login page it stands in the address already.
      onConfirm={() =>
        loginedToHomePage ? onClose() : void lead((search) => withModal('login', { next: place })(withoutModal(search)))
      }
    >
      <p>
        {why === 'ended-by-server' && <Trans>Your session has ended. Log in again to continue.</Trans>}
        {why === 'ended-elsewhere' && <Trans>Log in again to continue.</Trans>}
        {why === 'ended-idle' && (
          <Trans>You were signed out after {minutes} minutes of inactivity. Log in again to continue.</Trans>
        )}
        {why === 'ended-by-new-password' && <Trans>Log in with the new one to continue.</Trans>}
      </p>
      {why === 'ended-by-server' && unheard && (
        <p>
          <Trans>Your new password may work already. Try it first, and the old one if it is not accepted.</Trans>
        </p>
      )}
    </ConfirmDialog>
  )
}
