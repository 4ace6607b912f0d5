import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ChangePasswordForm } from '../../parts/security/password-form/change-password-form.tsx'
import { SessionOnly } from '../../parts/site/use-modal/session-only.tsx'
import { TrialWarned } from '../../parts/site/use-modal/trial-warned.tsx'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/**
 * Another password by choice; then the home page opens (spec 4, "Change password"). Who is not logged in is asked to; a
 * trial account, which has no password, gets its warning (spec 5, "Login check before protected actions").
 */
export function ChangePasswordModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <SessionOnly>
      {({ accountType }) =>
        accountType === TRIAL_ACCOUNT ? (
          <TrialWarned />
        ) : (
          <Dialog title={t`Change password`} onClose={onClose}>
            <ChangePasswordForm onDone={() => void navigate({ to: '/', replace: true })} />
          </Dialog>
        )
      }
    </SessionOnly>
  )
}
