import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isTrial, launchedGame, type Launch } from '../../../rules/games/play/launch.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { openGameWindowAtom } from '../../../state/games/play/game-window.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { GameElsewhere } from '../opening/game-elsewhere.tsx'
import { GameFrame } from './game-frame.tsx'
import { GameLine } from './game-line.tsx'
import { OpeningCover } from '../opening/opening-cover.tsx'
import type { StagePresentation } from './stage-presentation.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { OpeningFailure } from '../opening/opening-failure.tsx'
import { StageLight } from './stage-light.tsx'
import { MoreMenu } from './more-menu.tsx'
import * as css from './stage.css.ts'
import { useFullScreen } from './use-full-screen.ts'
import type { GameFacts } from '../opening/use-game.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useLaunch } from '../opening/use-launch.ts'

interface StageProps {
  readonly launch: Launch
  readonly search: Search
  readonly game: GameFacts
  readonly look: StagePresentation
  readonly onExit: () => void
}

/** A game from its launch to its end: our one line, frame, and what stands in the frame's place. */
export function Stage({ launch, search, game, look, onExit }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const store = useStore()
  const { opening, again } = useLaunch(launch)
  const { full, fills, toggle } = useFullScreen(place)
  const [roundOpen, setRoundOpen] = useState(false)
  const [played, setPlayed] = useState(false)
  const [elsewhere, setElsewhere] = useState(false)
  const onPlaying = useCallback(() => setPlayed(true), [])
  const openWindow = useSetAtom(openGameWindowAtom)
  const trial = isTrial(launch)
  const player = useRef(store.get(sessionAtom))
  const question = useLeaveQuestion(() => roundOpen && store.get(sessionAtom)?.token === player.current?.token)
  useTitle(game.name)
  const opened = opening.at === 'open' ? opening.game : null
  return (
    <div ref={place} className={cx(css.stage, fills && css.fills)} data-takes-frame>
      <GameLine name={game.name} trial={trial} played={played} onExit={onExit}>
        <MoreMenu
          game={game}
          launch={launch}
          trial={trial}
          played={played}
          takesBalance={opened?.takesBalance ?? null}
          full={full}
          onReload={again}
          onFull={toggle}
        />
      </GameLine>
      <div className={css.place}>
        <StageLight picture={game.picture} />
        {elsewhere ? (
          <GameElsewhere launch={launch} search={search} mode="tab" game={game} onExit={onExit} />
        ) : (
          <>
            {opening.at === 'opening' && <OpeningCover vendor={launch.vendor} game={game} />}
            {opening.at === 'failed' && (
              <OpeningFailure error={opening.error} game={launchedGame(launch)} onAgain={again} onExit={onExit} />
            )}
            {opening.at === 'open' && (
              <GameFrame
                // Another launch is another frame: an old one would put its pages into the history.
                key={opening.attempt}
                url={opening.game.url}
                vendor={launch.vendor}
                game={game}
                covered={question.status === 'blocked'}
                bleeds={full || look === 'bleeding'}
                onRound={setRoundOpen}
                onPlaying={onPlaying}
                onAgain={again}
                onElsewhere={() => {
                  openWindow(search, 'tab')
                  setElsewhere(true)
                }}
                onExit={onExit}
              />
            )}
          </>
        )}
      </div>
      {opened?.takesBalance && !full && (
        <p className={css.line}>
          <Trans>Your balance is transferred to the game and returned when you leave.</Trans>
        </p>
      )}
      {question.status === 'blocked' && <LeaveQuestion onStay={question.reset} onLeave={question.proceed} />}
    </div>
  )
}

/** Names the page by its game, after the route has named it. */
function useTitle(name: string): void {
  const { name: brand } = useAtomValue(brandAtom)
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = `${name} · ${brand}`
    })
    return () => clearTimeout(timer)
  }, [name, brand])
}
