import { Trans, useLingui } from '@lingui/react/macro'
import type { SecondFactorQuestion } from '../../state/site/prompts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form } from '../../parts/site/form/form.tsx'
import { SendCode } from '../../parts/account/sms-code/send-code.tsx'
import { METHOD_PRESENTATION, type Way } from './second-factor-presentation.ts'
import { useSecondFactor } from './use-second-factor.ts'

interface WayFormProps {
  readonly question: SecondFactorQuestion
  readonly way: Way
  readonly onOver: (error: unknown) => void
  readonly onGiveUp: () => void
}

/** The answer by one way, and what is said of it. */
export function WayForm({ question, way, onOver, onGiveUp }: WayFormProps) {
  const { i18n } = useLingui()
  const { form, code, send } = useSecondFactor(question, way, onOver)
  const { label, sendsTo, input } = METHOD_PRESENTATION[way]
  return (
    <Form
      of={form}
      send={<Trans>Confirm</Trans>}
      button={{ size: 'l' }}
      end={
        <Button variant="ghost" wide onClick={onGiveUp}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      {sendsTo && <SendCode code={code} onSend={send} />}
      <TextField
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
        error={form.errorOf('answer')}
      />
    </Form>
  )
}
