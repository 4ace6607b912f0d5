import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import type { Claim } from './use-claim.ts'

interface ClaimButtonProps {
  readonly claim: Claim
  /** Which of several. */
  readonly what: string
  /** The id of its title. */
  readonly titleId: string
  /** Not the one that the page asks for first. */
  readonly quiet?: boolean
  /** What the button says; "Claim" unless given. */
  readonly children?: ReactNode
}

/** Claims one of several, one at a time. */
export function ClaimButton({
  claim: { claiming, money, claim },
  what,
  titleId,
  quiet = false,
  children,
}: ClaimButtonProps) {
  const isOwn = claiming?.what === what
  return (
    <Button
      size="s"
      {...(quiet && { variant: 'quiet' })}
      disabled={!money.isReady && !isOwn}
      busy={isOwn}
      aria-describedby={titleId}
      onClick={() => claim(what)}
    >
      {children || <Trans>Claim</Trans>}
    </Button>
  )
}
