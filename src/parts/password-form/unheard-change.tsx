import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Refusal } from '../../rules/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../failure-notice/failure-notice.tsx'

interface UnheardChangeProps {
  /** Logs in with the new password. */
  readonly onTry: () => Promise<void>
}

/** A new password was sent and nothing was heard: it may hold already. It is never sent again by itself. */
export function UnheardChange({ onTry }: UnheardChangeProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const tryOut = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await onTry()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const none = failure instanceof Refusal
  return (
    <>
      <Alert tone="warn" title={none ? t`The new password is not in use yet` : t`We did not hear back`}>
        <p>
          {none ? (
            <Trans>The old one still works. You can send the new one again.</Trans>
          ) : (
            <Trans>Your password may have been changed all the same. Try to log in with the new one.</Trans>
          )}
        </p>
        {!none && (
          <Button variant="quiet" busy={busy} onClick={() => void tryOut()}>
            <Trans>Try to log in</Trans>
          </Button>
        )}
      </Alert>
      {failure !== null && !none && <FailureNotice error={failure} />}
    </>
  )
}
