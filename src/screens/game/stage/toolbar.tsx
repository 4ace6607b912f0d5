import { Trans, useLingui } from '@lingui/react/macro'
import { directional } from '../../../ui/media/icon.css.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ChevronLeft, Maximize, Minimize, RotateCw } from '../../../ui/media/later-icons.ts'
import { StageBalance } from './stage-balance.tsx'
import { TimePlayed } from './time-played.tsx'
import * as css from './toolbar.css.ts'
import type { GameFacts } from '../opening/use-game.ts'

interface ToolbarProps {
  readonly game: GameFacts
  /** For play money. */
  readonly trial: boolean
  readonly played: boolean
  readonly full: boolean
  readonly onExit: () => void
  readonly onReload: () => void
  readonly onFull: () => void
}

/** Above the game: the way out, what is played, the balance, the time in the session, and the tools. */
export function Toolbar({ game, trial, played, full, onExit, onReload, onFull }: ToolbarProps) {
  const { t } = useLingui()
  const { name, vendorName } = game
  return (
    <div className={css.bar}>
      <IconButton icon={ChevronLeft} className={directional} label={t`Leave the game`} onClick={onExit} />
      <div className={css.names}>
        <h1 className={css.name}>{name}</h1>
        <p className={css.facts}>
          {vendorName !== name && <span className={css.vendor}>{vendorName}</span>}
          {played && <TimePlayed className={css.time} />}
        </p>
      </div>
      {trial ? (
        <span className={css.trial}>
          <Trans>Play money</Trans>
        </span>
      ) : (
        <div className={full ? undefined : css.fromTablet}>
          <StageBalance />
        </div>
      )}
      <div className={css.tools}>
        <IconButton icon={RotateCw} label={t`Load the game again`} onClick={onReload} />
        <IconButton
          icon={full ? Minimize : Maximize}
          label={full ? t`Exit full screen` : t`Full screen`}
          onClick={onFull}
        />
      </div>
    </div>
  )
}
