import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Alert } from '../../../ui/states/alert.tsx'

interface BasisChangedProps {
  /** What the form reckons with, as text: its limits, its fee, where the money goes. */
  readonly basis: string
  /** What the player has chosen themselves; with another choice other terms are no news. */
  readonly choice: string
  /** Whether something is typed that was reckoned with them. */
  readonly typed: boolean
}

/** Says that the terms of a form for money are other ones than those that something was typed under, which stays as it is. */
export function BasisChanged({ basis, choice, typed }: BasisChangedProps) {
  const { t } = useLingui()
  const [held, setHeld] = useState({ basis, choice })
  const isNews = typed && held.choice === choice && held.basis !== basis
  if (!isNews && (held.basis !== basis || held.choice !== choice)) setHeld({ basis, choice })
  if (!isNews) return null
  return (
    <Alert tone="info" title={t`The terms have just changed`}>
      <p>
        <Trans>
          Check the limits, the fee and where the money goes before you continue. What you have typed is still here.
        </Trans>
      </p>
    </Alert>
  )
}
