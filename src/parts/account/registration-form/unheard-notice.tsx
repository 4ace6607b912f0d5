import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { refusesCredentials } from '../../../rules/money/ambiguous-outcome.ts'
import { logInByNameAtom } from '../../../state/account/login/log-in-by-name.ts'
import { wantsCaptcha } from '../../../state/account/login/sign-in.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { actions } from '../../../ui/overlays/dialog.css.ts'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import { useModal } from '../../site/use-modal/use-modal.ts'

interface UnheardNoticeProps {
  /** What to log in with; without a password one logs in by SMS, elsewhere. */
  readonly username: string
  readonly password: string
  /** Lets the form be sent again. */
  readonly onAgain: () => void
}

/** It was sent and nothing was heard: there may be an account. It is never sent again by itself. */
export function UnheardNotice({ username, password, onAgain }: UnheardNoticeProps) {
  const { t } = useLingui()
  const tryOut = useSetAtom(logInByNameAtom)
  const queries = useQueryClient()
  const modal = useModal()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const logIn = async (): Promise<void> => {
    if (!username || !password) return modal.open('login')
    setBusy(true)
    setFailure(null)
    try {
      await tryOut({ username, password }, queries)
    } catch (error) {
      if (wantsCaptcha(error)) return modal.open('login')
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const none = refusesCredentials(failure)
  return (
    <>
      <Alert tone="warn" title={none ? t`No account was created` : t`No response received`}>
        <p>
          {none ? (
            <Trans>The details you entered do not log in, so no account was created. You can send them again.</Trans>
          ) : (
            <Trans>
              Your account may have been created anyway. Try to log in with the details you entered before you send them
              again.
            </Trans>
          )}
        </p>
        <div className={actions}>
          <Button variant={none ? 'primary' : 'quiet'} onClick={onAgain}>
            <Trans>Send them again</Trans>
          </Button>
          <Button data-focus variant={none ? 'quiet' : 'primary'} busy={busy} onClick={() => void logIn()}>
            <Trans>Try to log in</Trans>
          </Button>
        </div>
      </Alert>
      {failure !== null && !none && <FailureNotice error={failure} />}
    </>
  )
}
