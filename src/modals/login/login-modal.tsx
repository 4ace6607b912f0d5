import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { FreePlayButton } from '../../parts/free-play/free-play-button.tsx'
import { LoginForm } from '../../parts/login-form/login-form.tsx'
import { SocialSignInPlace } from '../../parts/social-sign-in/social-sign-in-place.tsx'
import { useModal } from '../../parts/use-modal/use-modal.ts'
import { nextPath } from '../../parts/use-protected-action/next-path.ts'
import { TRIAL_ACCOUNT } from '../../rules/account.ts'
import { useModules } from '../../state/modules.ts'
import { sessionAtom } from '../../state/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { small } from '../../ui/text.css.ts'

/** The login popup (spec 4): closes once one is in, and leads on to where one meant to go; a free play goes home instead. */
export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { next } = useModal()
  const navigate = useNavigate()
  const { flags } = useModules()
  const session = useAtomValue(sessionAtom)
  const signedIn = session !== null
  const [wasIn] = useState(signedIn)
  // The address changes while this closes; only the login itself decides.
  const goOn = useEffectEvent(() => {
    // A free play that was begun here goes home by itself; two navigations would race.
    if (!wasIn && session?.accountType === TRIAL_ACCOUNT) return
    const path = nextPath(next)
    if (path === null) onClose()
    else void navigate({ href: path, replace: true })
  })
  useEffect(() => {
    // Also for a link to the popup that a member follows, and for a login in the header behind it.
    if (signedIn) goOn()
  }, [signedIn])
  return (
    <Dialog title={t`Log in`} onClose={onClose}>
      <LoginForm id="popup-login" layout="panel" onDone={() => undefined} />
      <SocialSignInPlace />
      <FreePlayButton wide />
      {flags.DIRECT_REGISTRATION && (
        <p className={small}>
          <Trans>
            No account yet?{' '}
            <Link to="/register" search={next === undefined ? {} : { next }}>
              Register
            </Link>
          </Trans>
        </p>
      )}
    </Dialog>
  )
}
