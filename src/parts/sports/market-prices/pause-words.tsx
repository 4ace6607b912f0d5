import { Trans } from '@lingui/react/macro'
import type { PauseReason } from '../../../rules/sports/fixture.ts'

/** Why a market takes no bets. */
export function PauseWords({ reason }: { readonly reason: PauseReason }) {
  switch (reason) {
    case 'goal':
      return <Trans>Suspended: the score has changed</Trans>
    case 'review':
      return <Trans>Suspended: score under review</Trans>
    case 'decided':
      return <Trans>Suspended: nearly decided</Trans>
    case 'interrupted':
      return <Trans>Suspended: match interrupted</Trans>
    case 'operator':
    case 'unknown':
      return <Trans>Suspended</Trans>
  }
}
