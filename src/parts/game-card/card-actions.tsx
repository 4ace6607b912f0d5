import { Trans, useLingui } from '@lingui/react/macro'
import { gameTarget, type Game } from '../../rules/game.ts'
import type { PlayTarget } from '../../rules/play.ts'
import { Play } from '../../ui/later-icons.ts'
import * as css from './card-actions.css.ts'

export interface CardActionsProps {
  readonly game: Game
  /** Goes where a press leads; one for a whole list, as `usePlay` gives it. */
  readonly play: (target: PlayTarget) => void
  /** Where they are laid out otherwise than over the picture. */
  readonly looks?: { readonly actions: string; readonly play: string; readonly trial: string }
}

/** Play, and a free trial where the game offers one (spec 2, "Header": game cards). */
export function CardActions({ game, play, looks = css }: CardActionsProps) {
  const { t } = useLingui()
  const { name } = game
  return (
    <span className={looks.actions}>
      <button type="button" className={looks.play} aria-label={t`Play ${name}`} onClick={() => play(gameTarget(game))}>
        <Play aria-hidden className={css.playIcon} />
        <Trans>Play</Trans>
      </button>
      {game.offersTrial && (
        <button
          type="button"
          className={looks.trial}
          aria-label={t`Try free: ${name}`}
          onClick={() => play(gameTarget(game, 'trial'))}
        >
          <Trans>Try free</Trans>
        </button>
      )}
    </span>
  )
}
