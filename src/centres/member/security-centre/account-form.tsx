import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { PayoutFailure } from './payout-accounts/payout-failure.tsx'
import { ChangeFailure } from './protection/change-failure.tsx'
import type { AccountFormState } from './use-account-form.ts'

interface AccountFormProps<Name extends string> {
  readonly of: AccountFormState<Name>
  /** What the button says. */
  readonly send: ReactNode
  /** Where the form came by a button that is gone: the way back. */
  readonly onCancel?: () => void
  /** What else follows the typing, such as the number that a code goes to. */
  readonly onType?: (event: FormEvent<HTMLFormElement>) => void
  /** The fields. */
  readonly children: ReactNode
}

/** A form of "My account": its fields, why it did not go through, and what sends it. */
export function AccountForm<Name extends string>({ of, send, onCancel, onType, children }: AccountFormProps<Name>) {
  const { form, isMoney, element, failure, onInput } = of
  const submit = (
    <Button type="submit" wide={!onCancel} busy={form.busy}>
      {send}
    </Button>
  )
  return (
    <Stack
      as="form"
      narrow
      {...form.props}
      ref={element}
      method="post"
      onInput={(event: FormEvent<HTMLFormElement>) => {
        onType?.(event)
        onInput(event)
      }}
    >
      {children}
      {isMoney ? <PayoutFailure error={failure} /> : <ChangeFailure error={failure} />}
      {onCancel ? (
        <Cluster>
          {submit}
          <Button variant="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Cluster>
      ) : (
        submit
      )}
    </Stack>
  )
}
