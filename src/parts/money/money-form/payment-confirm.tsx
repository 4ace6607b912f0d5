import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { describeMoneyFailure } from '../../../i18n/failures/money-refusals.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { actions } from '../../../ui/overlays/dialog.css.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Form } from '../../site/form/form.tsx'
import { useServerForm } from '../../site/form/use-server-form.ts'
import { MoneyFailure } from '../money-state/money-failure.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

interface PaymentConfirmProps {
  readonly title: string
  /** What is sent: `Fact` by `Fact`. */
  readonly facts: ReactNode
  /** What there is to know before it is sent. */
  readonly note: ReactNode
  /** What is asked where the very same was sent a moment ago. */
  readonly duplicate: ReactNode
  /** Why it can't be sent any more, where something has changed since it was asked for. */
  readonly problem?: string | undefined
  readonly action: string
  /** The same once the player has been asked. */
  readonly actionAgain: string
  /** Sends it. Throws Failure where nothing was moved. */
  readonly onConfirm: (paymentPassword: string, again: boolean) => Promise<'duplicate' | 'over'>
  readonly onCancel: () => void
}

/** All of a payment before it is sent, and the payment password that sends it. */
export function PaymentConfirm(props: PaymentConfirmProps) {
  const { title, facts, note, duplicate, problem, action, actionAgain, onConfirm, onCancel } = props
  const { t } = useLingui()
  const id = useId()
  const [asked, setAsked] = useState(false)
  const form = useServerForm({
    names: ['paymentPassword'],
    describe: describeMoneyFailure,
    validate: ({ paymentPassword }) => (paymentPassword ? {} : { paymentPassword: msg`Enter your payment password.` }),
    submit: async ({ paymentPassword }) => {
      if ((await onConfirm(paymentPassword, asked)) === 'duplicate') setAsked(true)
    },
  })
  return (
    <Dialog title={title} onClose={onCancel} clickToClose={!form.busy}>
      <Form
        of={form}
        failure={form.failure !== null && <MoneyFailure error={form.failure} />}
        end={
          <>
            {problem !== undefined && <Alert tone="warn" title={problem} />}
            {asked && (
              <Alert tone="warn" title={t`Repeat this request?`}>
                <p>{duplicate}</p>
              </Alert>
            )}
            <Text size="s" tone="muted">
              {note}
            </Text>
            <div className={actions}>
              <Button variant="quiet" onClick={onCancel} disabled={form.busy}>
                <Trans>Cancel</Trans>
              </Button>
              <Button type="submit" busy={form.busy}>
                {asked ? actionAgain : action}
              </Button>
            </div>
          </>
        }
      >
        <Panel as="div" inset="lines">
          <Facts layout="lines">{facts}</Facts>
        </Panel>
        <PasswordField
          id={id}
          name="paymentPassword"
          label={t`Payment password`}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={128}
          required
          data-focus
          error={form.errorOf('paymentPassword')}
        />
      </Form>
    </Dialog>
  )
}
