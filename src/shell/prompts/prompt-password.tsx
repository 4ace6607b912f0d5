import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ChangePasswordForm } from '../../parts/security/password-form/change-password-form.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useSignOut } from '../use-sign-out.ts'

/**
 * The forced change of a password that has expired or is the default one (spec 4, "Login success"). Neither Back nor
 * Escape closes it; who does not want to, signs out.
 */
export function PromptPassword() {
  const { t } = useLingui()
  const signOut = useSignOut()
  const navigate = useNavigate()
  return (
    <Dialog title={t`Choose a new password`} clickToClose={false} onClose={() => undefined}>
      <p>
        <Trans>
          Your password has expired or is a temporary one that was set for you. Choose your own to continue.
        </Trans>
      </p>
      <ChangePasswordForm onDone={() => void navigate({ to: '/', replace: true })} />
      <Button variant="ghost" wide onClick={signOut}>
        <Trans>Sign out</Trans>
      </Button>
    </Dialog>
  )
}
