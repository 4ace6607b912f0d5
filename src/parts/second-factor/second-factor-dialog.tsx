import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { SecondFactorQuestion } from '../../state/prompts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FailureNotice } from '../failure-notice/failure-notice.tsx'
import { form as formClass } from '../password-form/password-form.css.ts'
import { useFieldFailure } from '../password-form/use-field-failure.ts'
import { SendCode } from '../sms-code/send-code.tsx'
import { WAY_LOOK } from './second-factor-look.ts'
import { ANSWER, useSecondFactor } from './use-second-factor.ts'
import { WayChoice } from './way-choice.tsx'

/** Asks who logs in from a place that the account has not been used from (spec 4, "Unregistered-IP login"). */
export function SecondFactorDialog({ question }: { readonly question: SecondFactorQuestion }) {
  const { i18n, t } = useLingui()
  const { way, choose, form, code, send, over } = useSecondFactor(question)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, ANSWER)
  const { label, sends, input } = WAY_LOOK[way]
  const giveUp = (): void => question.settle(null)
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (over) again.current?.focus()
  }, [over])
  return (
    <Dialog title={t`Is it you?`} onClose={giveUp}>
      {over ? (
        <>
          <FailureNotice error={form.failure} />
          <Button ref={again} wide onClick={giveUp}>
            <Trans>Back to the login</Trans>
          </Button>
        </>
      ) : (
        <form {...form.props} onInput={onInput} ref={element} method="post" className={formClass}>
          <p>
            <Trans>You are logging in from somewhere new. Please show that it is you.</Trans>
          </p>
          <WayChoice ways={question.demand.ways} way={way} onWay={choose} />
          {sends && <SendCode code={code} onSend={send} />}
          <TextField
            // What was typed for one way is no answer to another.
            key={way}
            {...input}
            id="second-factor-answer"
            name="answer"
            label={i18n._(label)}
            autoCapitalize={way === 'email' ? 'characters' : 'none'}
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            required
            data-focus
            error={errorOf('answer')}
          />
          {failure !== null && <FailureNotice error={failure} />}
          <Button type="submit" size="l" wide busy={form.busy}>
            <Trans>Confirm</Trans>
          </Button>
          <Button variant="quiet" wide onClick={giveUp}>
            <Trans>Cancel</Trans>
          </Button>
        </form>
      )}
    </Dialog>
  )
}
