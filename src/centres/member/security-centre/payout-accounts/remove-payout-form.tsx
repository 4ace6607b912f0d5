import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useFieldFailure } from '../../../../parts/site/failure-notice/use-field-failure.ts'
import { describeMoneyFailure } from '../../../../i18n/money-refusals.ts'
import * as css from '../../../../parts/security/password-form/password-form.css.ts'
import { securityQuery } from '../../../../state/security/account-security.ts'
import { gatewayAtom } from '../../../../state/gateway.ts'
import { removePayoutAccountAtom, type PayoutAccount } from '../../../../state/money/payout-accounts.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { useForm } from '../../../../ui/fields/use-form.ts'
import { PayoutFailure } from './payout-failure.tsx'
import { actions } from '../section.css.ts'

const NAMES = ['paymentPassword'] as const

interface RemovePayoutFormProps {
  readonly account: PayoutAccount
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Asks whether it shall go, and for the payment password: whoever only found the page open can't. */
export function RemovePayoutForm({ account, onDone, onCancel }: RemovePayoutFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const remove = useSetAtom(removePayoutAccountAtom)
  const { data: security } = useQuery(securityQuery(useAtomValue(gatewayAtom)))
  const form = useForm<(typeof NAMES)[number]>({
    names: NAMES,
    validate: ({ paymentPassword }) => (paymentPassword ? {} : { paymentPassword: msg`Enter your payment password.` }),
    submit: async ({ paymentPassword }) => {
      await remove({ id: account.id, paymentPassword }, queries)
      onDone()
    },
  })
  useHoldReload(form.dirty || form.busy)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, NAMES, undefined, describeMoneyFailure)
  const cancel = (
    <Button variant="ghost" onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  )
  if (security && !security.paymentPassword)
    return (
      <>
        <Alert tone="info" title={t`Set a payment password first`}>
          <p>
            <Trans>You need a payment password to remove an account. Set one under Security on this page.</Trans>
          </p>
        </Alert>
        <div className={actions}>{cancel}</div>
      </>
    )
  return (
    <form {...form.props} onInput={onInput} ref={element} method="post" className={css.form}>
      <p>
        <Trans>New withdrawals can’t go there any more. Those that are under way still do.</Trans>
      </p>
      <PasswordField
        id={`remove-${account.id}`}
        name="paymentPassword"
        label={t`Payment password`}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={128}
        required
        error={errorOf('paymentPassword')}
      />
      <PayoutFailure error={failure} />
      <div className={actions}>
        <Button type="submit" busy={form.busy}>
          <Trans>Remove for good</Trans>
        </Button>
        {cancel}
      </div>
    </form>
  )
}
