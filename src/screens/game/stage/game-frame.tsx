import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { ExternalLink, Hourglass, Unlink } from '../../../ui/media/later-icons.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { SupportButton } from '../../../parts/content/support/support-button.tsx'
import { OpeningCover } from '../opening/opening-cover.tsx'
import * as css from './stage.css.ts'
import { StageNotice } from './stage-notice.tsx'
import type { GameFacts } from '../opening/use-game.ts'
import { useRun } from './use-run.ts'

/** What a game's page may do; leaving the page around it is not among it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock'
const ALLOW = 'fullscreen; autoplay'

interface GameFrameProps {
  readonly url: URL
  readonly vendor: string
  readonly game: GameFacts
  /** Whether a question lies over it. */
  readonly covered: boolean
  /** Whether it fills its place to the edges. */
  readonly bleeds: boolean
  readonly onRound: (open: boolean) => void
  readonly onPlaying: () => void
  readonly onAgain: () => void
  readonly onElsewhere: () => void
  readonly onExit: () => void
}

/** The game in its frame, and what stands in its place until it speaks, when it never does, and when it is over. */
export function GameFrame({
  url,
  vendor,
  game,
  covered,
  bleeds,
  onRound,
  onPlaying,
  onAgain,
  onElsewhere,
  onExit,
}: GameFrameProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const { run, showAnyway } = useRun(frame, url.origin, covered, onExit)
  const { phase, roundOpen } = run
  useEffect(() => {
    onRound(roundOpen)
    return () => onRound(false)
  }, [roundOpen, onRound])
  useEffect(() => {
    if (phase !== 'playing') return
    onPlaying()
    // The keyboard goes where the game is, unless somebody is at work elsewhere or has a menu open.
    const idle = document.activeElement?.matches('main, body') ?? true
    if (idle && !document.querySelector(':popover-open, dialog:modal')) frame.current?.focus()
  }, [phase, onPlaying])
  const hidden = phase !== 'playing'
  return (
    <div className={cx(css.place, !bleeds && css.held)}>
      {phase !== 'over' && (
        <iframe
          ref={frame}
          title={game.name}
          // What it may do is said before its address, which has passed the guard.
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          allow={ALLOW}
          src={url.href}
          className={cx(css.frame, !bleeds && css.heldFrame, hidden && css.covered)}
        />
      )}
      {phase === 'loading' && <OpeningCover vendor={vendor} game={game} />}
      {phase === 'silent' && (
        <StageNotice
          icon={Unlink}
          title={t`The game is not responding`}
          actions={
            <>
              <Button onClick={onAgain}>
                <Trans>Load it again</Trans>
              </Button>
              <Button variant="quiet" onClick={onElsewhere}>
                <ExternalLink aria-hidden className={icon.m} />
                <Trans>Open in a new tab</Trans>
              </Button>
              <SupportButton />
              <Button variant="ghost" onClick={showAnyway}>
                <Trans>Keep waiting</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>Your network may be slow, or something in this browser may block it.</Trans>
          </p>
        </StageNotice>
      )}
      {phase === 'over' && (
        <StageNotice
          icon={Hourglass}
          title={t`The game has ended`}
          actions={
            <>
              <Button onClick={onAgain}>
                <Trans>Play again</Trans>
              </Button>
              <Button variant="quiet" onClick={onExit}>
                <Trans>Other games</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>Its session has ended. If a round was open, it continues when you open the game again.</Trans>
          </p>
        </StageNotice>
      )}
    </div>
  )
}
