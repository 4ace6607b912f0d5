import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { describeGameFailure, gameProblem, type GameProblem } from '../../../i18n/failures/game-refusals.ts'
import type { GameIdentity } from '../../../rules/games/play/play-target.ts'
import { maintenanceEnds } from '../../../state/games/game-maintenance.ts'
import { handFailureAtom } from '../../../state/sports/slip-to-hand.ts'
import { promptAtom } from '../../../state/site/prompts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CircleUser, WifiOff, type IconView } from '../../../ui/media/icons.tsx'
import { Compass, TriangleExclamationPoint, Unlink, Wrench } from '../../../ui/media/later-icons.ts'
import { Reference } from '../../../parts/site/failure-notice/reference.tsx'
import { useLoneMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import { OpenRounds } from '../../../parts/games/open-rounds/open-rounds.tsx'
import { SupportButton } from '../../../parts/content/support/support-button.tsx'
import { useModal } from '../../../parts/site/use-modal/use-modal.ts'
import { useProtectedAction } from '../../../parts/account/use-protected-action/use-protected-action.ts'
import { failureKind, type FailureKind } from './failure-kind.ts'
import { StageNotice } from '../stage/stage-notice.tsx'
import { SlipFailure } from './slip-failure.tsx'
import { TrueAccountNeeded } from './true-account-needed.tsx'

interface OpeningFailureProps {
  readonly error: unknown
  /** `null` for a lobby. */
  readonly game: GameIdentity | null
  readonly onAgain: () => void
  readonly onExit: () => void
}

const ICONS: Readonly<Record<FailureKind, IconView>> = {
  hostile: Unlink,
  maintenance: Wrench,
  gone: Compass,
  'needs-true-account': CircleUser,
  'needs-login': CircleUser,
  refused: TriangleExclamationPoint,
  lost: WifiOff,
  fault: TriangleExclamationPoint,
}

/** Why the game did not open, and what to do: each way a launch can fail has its page (spec 8). */
export function OpeningFailure({ error, game, onAgain, onExit }: OpeningFailureProps) {
  const { i18n, t } = useLingui()
  const moment = useLoneMoments()
  const { open } = useModal()
  const prompt = useSetAtom(promptAtom)
  const protect = useProtectedAction()
  // Kept for one error, so that the reference does not change while it is being read out.
  const { title, detail, canRetry, reference } = useMemo(() => describeGameFailure(i18n, error), [i18n, error])
  const kind = failureKind(error)
  const problem = gameProblem(error)
  const lostSlip = useAtomValue(handFailureAtom)
  // What a launch was to take along is what its failure is about.
  if (lostSlip?.error === error) return <SlipFailure error={error} onAgain={onAgain} onExit={onExit} />
  if (kind === 'needs-true-account') return <TrueAccountNeeded onExit={onExit} />

  const until = maintenanceEnds(error)
  const time = until === null ? '' : moment(until)
  const titles: Partial<Record<FailureKind, string>> = {
    hostile: t`This game can't be opened here`,
    maintenance: t`This game is under maintenance`,
    gone: t`There is no such game`,
    refused: problem === null ? t`The game did not start` : title,
  }
  const words: Partial<Record<FailureKind, string>> = {
    hostile: t`The game address is not on this site’s approved list (domain check failed). Please contact customer service.`,
    maintenance: time
      ? t`It is expected back at ${time}. Other games are open.`
      : t`Please choose another game, or come back later.`,
    gone: t`It may have moved, or been taken out.`,
  }
  const others = (first: boolean): ReactNode => (
    <Button key="others" variant={first ? 'primary' : 'quiet'} onClick={onExit}>
      <Trans>Other games</Trans>
    </Button>
  )
  const again = (first: boolean): ReactNode => (
    <Button key="again" variant={first ? 'primary' : 'quiet'} onClick={onAgain}>
      <Trans>Try again</Trans>
    </Button>
  )
  const waysOn: Readonly<Record<GameProblem, readonly ReactNode[]>> = {
    'no-room': [others(true)],
    'room-full': [others(true), again(false)],
    'no-trial': [others(true)],
    'low-balance': [
      <Button key="deposit" onClick={() => protect(() => prompt('deposit'))}>
        <Trans>Deposit</Trans>
      </Button>,
      again(false),
      others(false),
    ],
    'wallet-busy': [again(true), others(false)],
    'too-many-favorites': [others(true)],
  }
  const actions: Record<Exclude<FailureKind, 'needs-true-account'>, readonly ReactNode[]> = {
    hostile: [<SupportButton key="support" variant="primary" />, others(false)],
    maintenance: [others(true), again(false)],
    gone: [others(true)],
    'needs-login': [
      <Button key="login" onClick={() => open('login')}>
        <Trans>Log in</Trans>
      </Button>,
      others(false),
    ],
    refused: problem === null ? [again(true), <SupportButton key="support" />, others(false)] : waysOn[problem],
    lost: [canRetry && again(true), others(!canRetry)],
    fault: [canRetry && again(true), <SupportButton key="support" />, others(false)],
  }
  const isKnown = problem !== null || kind === 'maintenance' || kind === 'gone' || kind === 'needs-login'
  return (
    <StageNotice
      icon={ICONS[kind]}
      title={titles[kind] ?? title}
      actions={actions[kind]}
      more={<OpenRounds except={game} />}
    >
      {/* For what has no words of ours, the server's own. */}
      <p>{words[kind] ?? detail}</p>
      {!isKnown && <Reference text={reference} />}
    </StageNotice>
  )
}
