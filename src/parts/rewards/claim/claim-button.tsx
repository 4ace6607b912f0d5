import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/actions/button.tsx'
import type { Claim } from './use-claim.ts'

interface ClaimButtonProps {
  readonly claim: Claim
  /** Which of several. */
  readonly what: string
  /** The id of its title. */
  readonly titleId: string
}

/** Claims one of several, one at a time. */
export function ClaimButton({ claim: { claiming, money, claim }, what, titleId }: ClaimButtonProps) {
  const isOwn = claiming?.what === what
  return (
    <Button
      size="s"
      disabled={!money.isReady && !isOwn}
      busy={isOwn}
      aria-describedby={titleId}
      onClick={() => void claim(what)}
    >
      <Trans>Claim</Trans>
    </Button>
  )
}
