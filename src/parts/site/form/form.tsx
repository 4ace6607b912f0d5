import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx'
import type { FormState } from '../../../ui/fields/use-form.ts'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FailureNotice } from '../failure-notice/failure-notice.tsx'

export interface FormProps<Name extends string> extends Omit<ComponentProps<typeof Stack<'form'>>, 'as' | 'children'> {
  readonly of: FormState<Name>
  /** What the button says; none where `end` has it. */
  readonly send?: ReactNode
  /** What else the button is. */
  readonly button?: Partial<ButtonProps>
  /** Where the form came by a button that is gone: the way back. */
  readonly onCancel?: (() => void) | undefined
  /** Why it did not go through, where it is not told as any other failure is. */
  readonly failure?: ReactNode
  /** What stands below the button. */
  readonly end?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form from its fields to what sends it: why it did not go through stands between the two. */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { of, send, button, onCancel, failure, end, children, ...stack } = props
  const submit = send !== undefined && (
    <Button type="submit" wide={!onCancel} busy={of.busy} {...button}>
      {send}
    </Button>
  )
  return (
    <Stack as="form" {...stack} {...of.props}>
      {children}
      {failure === undefined ? of.failure !== null && <FailureNotice error={of.failure} /> : failure}
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
      {end}
    </Stack>
  )
}
