import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { describeMoneyFailure } from '../../../../i18n/failures/money-refusals.ts'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { securityQuery } from '../../../../state/security/account-security.ts'
import { removePayoutAccountAtom, type PayoutAccount } from '../../../../state/money/payout-accounts.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { AccountForm } from '../account-form.tsx'

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
  const { data: security } = useQuery(securityQuery)
  const form = useServerForm({
    names: ['paymentPassword'],
    describe: describeMoneyFailure,
    validate: ({ paymentPassword }) => (paymentPassword ? {} : { paymentPassword: msg`Enter your payment password.` }),
    submit: async ({ paymentPassword }) => {
      await remove({ id: account.id, paymentPassword }, queries)
      onDone()
    },
  })
  if (security && !security.paymentPassword)
    return (
      <>
        <Alert tone="info" title={t`Set a payment password first`}>
          <p>
            <Trans>You need a payment password to remove an account. Set one under Security on this page.</Trans>
          </p>
        </Alert>
        <div>
          <Button variant="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </>
    )
  return (
    <AccountForm isMoney of={form} send={<Trans>Remove for good</Trans>} onCancel={onCancel}>
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
        error={form.errorOf('paymentPassword')}
      />
    </AccountForm>
  )
}
