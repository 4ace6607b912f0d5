import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { gameTarget } from '../../../rules/games/game.ts'
import type { Claimable } from '../../../rules/site/next-things.ts'
import { roundTarget } from '../../../state/games/play/open-rounds.ts'
import { CATEGORIES_ID } from '../../../rules/site/anchors.ts'
import { recentGamesQuery } from '../../../state/games/recent-games.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { promptAtom } from '../../../state/site/prompts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { buttonClass, type ButtonVariant } from '../../../ui/actions/button-class.ts'
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
  /** Whether it is the filled one. */
  readonly isCalling: boolean
  readonly claims: Readonly<Record<Claimable['of'], ThingClaim>>
}

const OVER = { to: '.', state: MODAL_STATE, hash: true, resetScroll: false } as const

/** A thing's one button, which says what it does. */
export function ThingAction({ thing, titleId, isCalling, claims }: ThingActionProps) {
  const variant = isCalling ? 'primary' : 'quiet'
  const same = { className: buttonClass(variant, 's'), 'aria-describedby': titleId }
  switch (thing.kind) {
    case 'round':
      return (
        <PlayLink target={roundTarget(thing.round)} {...same}>
          <Trans>Resume</Trans>
        </PlayLink>
      )
    case 'play':
      return (
        <PlayLink target={gameTarget(thing.game)} {...same}>
          <Trans>Play</Trans>
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
      return thing.mission.by === 'deposit' ? (
        <DepositButton variant={variant} titleId={titleId} />
      ) : (
        <MissionLink isPlayed={thing.mission.by === 'play'} {...same} />
      )
    case 'deposit':
      return <DepositButton variant={variant} titleId={titleId} />
    // The first of them; the other stays, and comes in its place.
    case 'errands':
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

function DepositButton({ variant, titleId }: { readonly variant: ButtonVariant; readonly titleId: string }) {
  const protect = useProtectedAction()
  const prompt = useSetAtom(promptAtom)
  return (
    <Button variant={variant} size="s" aria-describedby={titleId} onClick={() => protect(() => prompt('deposit'))}>
      <Trans>Deposit</Trans>
    </Button>
  )
}

interface MissionLinkProps {
  /** Whether rounds bring it on. */
  readonly isPlayed: boolean
  readonly className: string
  readonly 'aria-describedby': string
}

/** To the game that was played last where rounds bring a mission on, or to all games; else to the mission. */
function MissionLink({ isPlayed, ...same }: MissionLinkProps) {
  const { code } = useAtomValue(languageAtom)
  const { data } = useQuery(recentGamesQuery(code))
  const [last] = data ?? []
  if (!isPlayed)
    return (
      <Link {...OVER} {...same} search={withMember('missionLeaderboard')}>
        <Trans>To the mission</Trans>
      </Link>
    )
  return last ? (
    <PlayLink target={gameTarget(last)} {...same}>
      <Trans>Play</Trans>
    </PlayLink>
  ) : (
    <Link to="/index" hash={CATEGORIES_ID} {...same}>
      <Trans>Play</Trans>
    </Link>
  )
}
