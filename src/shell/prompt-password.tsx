import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { ChangePasswordForm } from '../parts/password-form/change-password-form.tsx'
import { promptAtom } from '../state/prompts.ts'
import { signOutAtom } from '../state/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/**
 * The forced change of a password that has expired or is the default one (spec 4, "Login success"). Neither Back nor
 * Escape closes it; who does not want to, signs out.
 */
export function PromptPassword() {
  const { t } = useLingui()
  const prompt = useSetAtom(promptAtom)
  const signOut = useSetAtom(signOutAtom)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const home = (): void => void navigate({ to: '/', replace: true })
  return (
    <Dialog title={t`Choose a new password`} clickToClose={false} onClose={() => undefined}>
      <p>
        <Trans>Your password has expired, or was set for you by somebody else. Choose your own to go on.</Trans>
      </p>
      <ChangePasswordForm onDone={home} />
      <Button
        variant="ghost"
        wide
        onClick={() => {
          signOut(queries)
          prompt(null)
          home()
        }}
      >
        <Trans>Sign out</Trans>
      </Button>
    </Dialog>
  )
}
