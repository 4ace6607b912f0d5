import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx'
import { BesideSummary } from '../../../ui/layout/beside-summary.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { MoneyFailure } from '../money-state/money-failure.tsx'
import type { MoneyFormState } from './use-money-form.ts'

interface MoneyFormProps<Name extends string> {
  readonly of: MoneyFormState<Name>
  readonly label: string
  /** What the button says. */
  readonly send: ReactNode
  /** What else the button is. */
  readonly button?: Partial<ButtonProps>
  /** What sends the very same once more, where the form asks about it. */
  readonly again?: string
  /** What it comes to, a `Bill`: then it and the button stay in sight. */
  readonly summary?: ReactNode
  /** What there is to know below the button. */
  readonly note?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form for money, locked while it is not known what came of what was sent before. */
export function MoneyForm<Name extends string>({
  of,
  label,
  send,
  button,
  again,
  summary,
  note,
  children,
}: MoneyFormProps<Name>) {
  const { t } = useLingui()
  const { money, failure, repeat } = of
  const what = repeat?.what ?? ''
  const end = (
    <>
      {failure !== null && <MoneyFailure error={failure} />}
      <Button type="submit" wide busy={money.busy} {...(summary !== undefined && { size: 'l' })} {...button}>
        {send}
      </Button>
    </>
  )
  return (
    <form {...of.props} aria-label={label}>
      <Stack as="fieldset" disabled={!money.isReady}>
        {summary === undefined ? (
          <>
            {children}
            {end}
            {note}
          </>
        ) : (
          <BesideSummary
            summary={
              <>
                {summary}
                {end}
                {note}
              </>
            }
          >
            {children}
          </BesideSummary>
        )}
      </Stack>
      {repeat && again !== undefined && (
        <ConfirmDialog
          title={t`Repeat this request?`}
          confirm={again}
          keep={t`No, don’t repeat it`}
          destructive
          onConfirm={() => repeat.answer(true)}
          onCancel={() => repeat.answer(false)}
        >
          <p>
            <Trans>You made the same request a moment ago: {what}. Do you want to repeat it?</Trans>
          </p>
        </ConfirmDialog>
      )}
    </form>
  )
}
