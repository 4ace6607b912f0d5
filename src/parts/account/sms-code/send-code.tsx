import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { describeIdentityFailure } from '../../../i18n/failures/identity-failures.ts'
import { Refusal } from '../../../rules/failure.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Reference } from '../../site/failure-notice/reference.tsx'
import type { CodeSending } from './use-code-sending.ts'
import * as css from './sms-code.css.ts'

interface SendCodeProps {
  readonly code: Omit<CodeSending, 'start'>
  readonly size?: 's' | 'm'
  /** Takes the form that the button stands in. */
  readonly onSend: (form: HTMLFormElement) => void
}

/**
 * The button that sends a code and then counts down to the next one, with what it says: where the code went, and in a
 * dialog why it was not sent (spec 4, "SMS code button"; spec 8, "SMS send failure").
 */
export function SendCode({ code, size = 'm', onSend }: SendCodeProps) {
  const { t } = useLingui()
  const { sending, wait, sentTo, failure, readFailure } = code
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        wide
        busy={sending}
        className={css.send}
        {...(wait > 0 ? { 'aria-disabled': true } : {})}
        onClick={({ currentTarget: { form } }) => {
          if (wait === 0 && form) onSend(form)
        }}
      >
        {wait > 0 ? t`Send again in ${wait} s` : t`Send code`}
      </Button>
      <output className={css.status}>
        {sentTo !== null && (
          // A number keeps its order in every writing direction.
          <Trans>
            A code is on its way to <bdi>{sentTo}</bdi>.
          </Trans>
        )}
      </output>
      {failure !== null && <SendFailure error={failure} onRead={readFailure} />}
    </>
  )
}

/** Spec 8, "SMS send failure": a warning with the server's message and a button. */
function SendFailure({ error, onRead }: { readonly error: unknown; readonly onRead: () => void }) {
  const { i18n, t } = useLingui()
  // Kept for one error, so that the reference does not change while it is being read out.
  const { detail, reference } = useMemo(() => describeIdentityFailure(i18n, error), [i18n, error])
  const said = error instanceof Refusal ? error.serverMessage.trim() : ''
  return (
    <ConfirmDialog title={t`The code was not sent`} confirm={t`OK`} onConfirm={onRead}>
      <p>{detail}</p>
      {said !== '' && !detail.includes(said) && (
        <p>
          <Trans>
            The server says: <bdi>{said}</bdi>
          </Trans>
        </p>
      )}
      {/* What the server has refused explains itself. */}
      {!(error instanceof Refusal) && <Reference text={reference} />}
    </ConfirmDialog>
  )
}
