import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { refusesCredentials } from '../../../rules/money/ambiguous-outcome.ts'
import { settleChangeAtom } from '../../../state/security/unheard-change.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { actions } from '../../../ui/overlays/dialog.css.ts'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import * as css from './password-form.css.ts'

interface UnheardChangeProps {
  /** Logs in with the new password. */
  readonly onTry: () => Promise<void>
}

/** A new password was sent and nothing was heard: it may hold already. It is never sent again by itself. */
export function UnheardChange({ onTry }: UnheardChangeProps) {
  const { t } = useLingui()
  const findOut = useSetAtom(settleChangeAtom)
  useEffect(() => findOut(), [findOut])
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
  const none = refusesCredentials(failure)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed has gone; what is left to do is to send the form again.
    if (none) takeLostFocus(place.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]'))
  }, [none])
  return (
    <div ref={place} className={css.form}>
      <Alert tone="warn" title={none ? t`The new password is not in use yet` : t`No response received`}>
        <p>
          {none ? (
            <Trans>The old one still works. You can send the new one again.</Trans>
          ) : (
            <Trans>Your password may have been changed. Try logging in with the new one.</Trans>
          )}
        </p>
        {!none && (
          <div className={actions}>
            <Button variant="quiet" busy={busy} onClick={() => void tryOut()}>
              <Trans>Try to log in</Trans>
            </Button>
          </div>
        )}
      </Alert>
      {failure !== null && !none && <FailureNotice error={failure} />}
    </div>
  )
}
