import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { directional } from '../../../ui/media/icon.css.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ChevronLeft } from '../../../ui/media/later-icons.ts'
import { StageLight } from './stage-light.tsx'
import * as css from './stage.css.ts'
import * as bar from './plain-bar.css.ts'
import type { GameFacts } from '../opening/use-game.ts'

interface PlainStageProps {
  readonly game: GameFacts
  readonly onExit: () => void
  readonly children: ReactNode
}

/** The stage while no game is on it: its name, the way out, and what there is to say. */
export function PlainStage({ game, onExit, children }: PlainStageProps) {
  const { t } = useLingui()
  return (
    <div className={css.stage}>
      <div className={bar.bar}>
        <IconButton icon={ChevronLeft} className={directional} label={t`Leave the game`} onClick={onExit} />
        <div className={bar.names}>
          <h1 className={bar.name}>{game.name}</h1>
          {game.vendorName !== game.name && <p className={bar.facts}>{game.vendorName}</p>}
        </div>
      </div>
      <div className={css.place}>
        <StageLight picture={game.picture} />
        {children}
      </div>
    </div>
  )
}
