import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { SecondFactorQuestion } from '../../state/site/prompts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { form as formClass } from '../../parts/security/password-form/password-form.css.ts'
import type { Way } from './second-factor-presentation.ts'
import { WayChoice } from './way-choice.tsx'
import { WayForm } from './way-form.tsx'

/** Asks who logs in from a place that the account has not been used from (spec 4, "Unregistered-IP login"). */
export function SecondFactorDialog({ question }: { readonly question: SecondFactorQuestion }) {
  const { t } = useLingui()
  const { demand, settle } = question
  const [way, setWay] = useState<Way>(demand.ways[0]?.way ?? 'sms')
  const [over, setOver] = useState<unknown>(null)
  const giveUp = (): void => settle(null)
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (over !== null) again.current?.focus()
  }, [over])
  // Whatever takes the dialog away, the login that waits hears of it.
  useEffect(() => () => settle(null), [settle])
  return (
    <Dialog title={t`Is this you?`} onClose={giveUp}>
      {over === null ? (
        <div className={formClass}>
          <p>
            <Trans>
              This login comes from an IP address that is new to your account, or you chose to verify every login.
              Please confirm that it is you.
            </Trans>
          </p>
          <WayChoice ways={demand.ways} way={way} onWay={setWay} />
          {/* What was typed for one way is no answer to another, nor is what was said of it. */}
          <WayForm key={way} question={question} way={way} onOver={setOver} onGiveUp={giveUp} />
        </div>
      ) : (
        <>
          <FailureNotice error={over} />
          <Button ref={again} wide onClick={giveUp}>
            <Trans>Back to the login</Trans>
          </Button>
        </>
      )}
    </Dialog>
  )
}
