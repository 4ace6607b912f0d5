import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { Claimable } from '../../../rules/site/next-things.ts'
import { roundTarget } from '../../../state/games/play/open-rounds.ts'
import { promptAtom } from '../../../state/site/prompts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { withMember } from '../../account/member-pages/member-address.ts'
import { useProtectedAction } from '../../account/use-protected-action/use-protected-action.ts'
import { PlayLink } from '../../games/play/play-link.tsx'
import { ClaimButton } from '../../rewards/claim/claim-button.tsx'
import { withOwnContracts } from '../../team/contract/contract-place.ts'
import { MODAL_STATE } from '../use-modal/use-modal.ts'
import type { ThingClaim } from './use-thing-claims.ts'
import type { Thing } from './use-thing-words.ts'

interface ThingActionProps {
  readonly thing: Thing
  /** The id of its title. */
  readonly titleId: string
  /** The first one calls. */
  readonly isFirst: boolean
  readonly claims: Readonly<Record<Claimable['of'], ThingClaim>>
}

const OVER = { to: '.', state: MODAL_STATE, hash: true, resetScroll: false } as const

/** A thing's one button, which says what it does. */
export function ThingAction({ thing, titleId, isFirst, claims }: ThingActionProps) {
  const protect = useProtectedAction()
  const prompt = useSetAtom(promptAtom)
  const variant = isFirst ? 'primary' : 'quiet'
  const same = { className: buttonClass(variant, 's'), 'aria-describedby': titleId }
  switch (thing.kind) {
    case 'round':
      return (
        <PlayLink target={roundTarget(thing.round)} {...same}>
          <Trans>Resume</Trans>
        </PlayLink>
      )
    case 'claim': {
      const { of, what, amount } = thing.claim
      return (
        <ClaimButton claim={claims[of].claim} what={what} titleId={titleId} variant={variant}>
          {amount === null && <Trans context="a red envelope">Open</Trans>}
        </ClaimButton>
      )
    }
    case 'mission':
      return (
        <Link {...OVER} {...same} search={withMember('missionLeaderboard')}>
          <Trans>View</Trans>
        </Link>
      )
    case 'level':
      return (
        <Link to="/vip" {...same}>
          <Trans>View</Trans>
        </Link>
      )
    case 'deposit':
      return (
        <Button variant={variant} size="s" aria-describedby={titleId} onClick={() => protect(() => prompt('deposit'))}>
          <Trans>Deposit</Trans>
        </Button>
      )
    case 'contracts':
      return (
        <Link {...OVER} {...same} search={withOwnContracts}>
          <Trans>Read</Trans>
        </Link>
      )
    case 'messages':
      return (
        <Link {...OVER} {...same} search={withMember('messageV2')}>
          <Trans>Read</Trans>
        </Link>
      )
  }
}
