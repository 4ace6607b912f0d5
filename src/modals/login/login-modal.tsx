import { useLingui } from '@lingui/react/macro'
import { RegisterInstead } from '../../parts/account/auth-layout/register-instead.tsx'
import { FreePlayButton } from '../../parts/games/free-play/free-play-button.tsx'
import { LoginForm } from '../../parts/account/login-form/login-form.tsx'
import { SocialSignInPlace } from '../../parts/account/social-sign-in/social-sign-in-place.tsx'
import { useLeadOn } from '../../parts/account/use-signed-in/use-lead-on.ts'
import { LegalLine } from '../../parts/site/age-mark/legal-line.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** The login popup (spec 4): closes once one is in, and leads on to where one meant to go; a free play goes home instead. */
export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  // Also for a link to the popup that a member follows, and for a login in the header behind it. A free play that was begun
  // here goes home by itself.
  useLeadOn(onClose)
  return (
    <Dialog title={t`Log in`} onClose={onClose}>
      <LoginForm id="popup-login" layout="panel" onDone={() => undefined} />
      <LegalLine />
      <SocialSignInPlace />
      <FreePlayButton wide />
      <RegisterInstead />
    </Dialog>
  )
}
