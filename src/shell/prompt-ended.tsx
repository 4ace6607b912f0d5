import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useModal } from '../parts/use-modal/use-modal.ts'
import { brandAtom } from '../state/brand.ts'
import { unheardChangeAtom } from '../state/unheard-change.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface PromptEndedProps {
  readonly why: 'session-ended' | 'idle-ended' | 'password-changed'
  readonly onClose: () => void
}

/** The session is over, and why; the login leads back to the page that is open. */
export function PromptEnded({ why, onClose }: PromptEndedProps) {
  const { t } = useLingui()
  const modal = useModal()
  const { loginedToHomePage, access } = useAtomValue(brandAtom)
  const unheard = useAtomValue(unheardChangeAtom)
  const minutes = access.idleMinutes
  return (
    <ConfirmDialog
      title={why === 'password-changed' ? t`Your password has been changed` : t`You were signed out`}
      confirm={t`Log in`}
      // Where only members are let in, the page behind is the login already.
      onCancel={loginedToHomePage ? undefined : onClose}
      onConfirm={() => {
        onClose()
        if (!loginedToHomePage) modal.open('login')
      }}
    >
      <p>
        {why === 'session-ended' && <Trans>Your session has ended. Log in again to go on.</Trans>}
        {why === 'idle-ended' && <Trans>Nobody was here for {minutes} minutes. Log in again to go on.</Trans>}
        {why === 'password-changed' && <Trans>Log in with the new one to go on.</Trans>}
      </p>
      {why === 'session-ended' && unheard && (
        <p>
          <Trans>Your new password may work already. Try it first, and the old one if it is not accepted.</Trans>
        </p>
      )}
    </ConfirmDialog>
  )
}
