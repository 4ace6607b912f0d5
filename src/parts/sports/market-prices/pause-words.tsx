import { Trans } from '@lingui/react/macro'
import type { PauseReason } from '../../../rules/sports/fixture.ts'

/** Why a market takes no bets. */
export function PauseWords({ reason }: { readonly reason: PauseReason }) {
  switch (reason) {
    case 'goal':
      return <Trans>Odds paused: the score has changed</Trans>
    case 'review':
      return <Trans>Odds paused: score under review</Trans>
    case 'decided':
      return <Trans>Odds closed: as good as decided</Trans>
    case 'interrupted':
      return <Trans>Odds paused: match interrupted</Trans>
    case 'operator':
    case 'unknown':
      return <Trans>Odds paused</Trans>
  }
}
