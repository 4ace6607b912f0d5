import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { FreePlayButton } from '../../parts/free-play/free-play-button.tsx'
import { LoginForm } from '../../parts/login-form/login-form.tsx'
import { useModal } from '../../parts/use-modal/use-modal.ts'
import { nextPath } from '../../parts/use-protected-action/next-path.ts'
import { useModules } from '../../state/modules.ts'
import { sessionAtom } from '../../state/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { small } from '../../ui/text.css.ts'

/** The login popup (spec 4): closes once one is in, and leads on to where one meant to go. */
export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { next } = useModal()
  const navigate = useNavigate()
  const { flags } = useModules()
  const signedIn = useAtomValue(sessionAtom) !== null
  useEffect(() => {
    // Also for a link to the popup that a member follows, and for a login in the header behind it.
    if (!signedIn) return
    const path = nextPath(next)
    if (path === null) onClose()
    else void navigate({ href: path, replace: true })
    // The address changes while this closes; only the login itself decides.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [signedIn])
  return (
    <Dialog title={t`Log in`} onClose={onClose}>
      <LoginForm id="popup-login" layout="panel" onDone={() => undefined} />
      <FreePlayButton wide />
      {flags.DIRECT_REGISTRATION && (
        <p className={small}>
          <Trans>
            No account yet? <Link to="/register">Register</Link>
          </Trans>
        </p>
      )}
    </Dialog>
  )
}
