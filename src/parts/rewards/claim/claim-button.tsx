import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ButtonVariant } from '../../../ui/actions/button-class.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { Claim } from './use-claim.ts'

interface ClaimButtonProps {
  readonly claim: Claim
  /** Which of several; `null` where there is one. */
  readonly what: string | null
  /** The id of its title. */
  readonly titleId: string
  readonly variant?: ButtonVariant
  /** What the button says; "Claim" unless given. */
  readonly children?: ReactNode
}

/** Claims one of several, one at a time. */
export function ClaimButton({
  claim: { claiming, money, claim },
  what,
  titleId,
  variant = 'primary',
  children,
}: ClaimButtonProps) {
  const isOwn = claiming !== null && claiming.what === what
  return (
    <Button
      variant={variant}
      size="s"
      disabled={!money.isReady && !isOwn}
      busy={isOwn}
      aria-describedby={titleId}
      onClick={() => claim(what)}
    >
      {children || <Trans>Claim</Trans>}
    </Button>
  )
}
